import type { Project } from '@onepoint/api-contract';
import { projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProjectContext, useProjects } from '../../shared/projects/project-context.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { PlansPage } from './plans-page.tsx';

const end = '2099-12-15T00:00:00.000Z';

/** Renders the page for the project in the cached list, as the app does. */
function Page() {
  const project = useProjects().data?.[0];
  return project ? (
    <ProjectContext value={project}>
      <PlansPage />
    </ProjectContext>
  ) : null;
}

const show = (fields: Partial<Project>) => renderScreen(<Page />, { state: { projects: [projectFixture(fields)] } });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('cancels a pending change', async () => {
  const { user, api } = show({ usageCommitment: 'M', usageCommitmentEnd: end, nextUsageCommitment: 'PAYG' });
  await user.click(await screen.findByRole('button', { name: 'Keep Enterprise' }));
  await waitFor(() => expect(screen.queryByText('Pay as you go starts on Dec 15, 2099')).toBeNull());
  expect(api.state.projects[0]).toMatchObject({ usageCommitment: 'M', nextUsageCommitment: null });
  expect((await card('Pay as you go')).getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

test('opens the deposit of the missing amount if the balance is too low', async () => {
  const { user } = show({ usageCommitment: 'FREE', balance: 0 });
  const paid = await card('Pay as you go');
  expect(paid.getByText('You need $0.01 more')).toBeTruthy();
  await user.click(paid.getByRole('button', { name: 'Upgrade to Pay as you go' }));
  await user.click(await screen.findByRole('button', { name: 'Add $0.01' }));
  expect(await screen.findByRole('button', { name: 'Deposit $1.00' })).toBeTruthy();
});

test('makes the new plan the current one after an upgrade', async () => {
  const { user } = show({ usageCommitment: 'FREE', balance: 5_000 });
  await user.click((await card('Pay as you go')).getByRole('button', { name: 'Upgrade to Pay as you go' }));
  const modal = within(await screen.findByRole('dialog'));
  await user.click(await modal.findByRole('button', { name: 'Upgrade to Pay as you go' }));
  await waitFor(async () => expect((await card('Pay as you go')).getByText('Current plan')).toBeTruthy());
});

test('opens the list of additional plans from the current plan, then replaces it with the purchase', async () => {
  const { user } = show({ usageCommitment: 'PAYG', balance: 10_000 });
  await user.click((await card('Pay as you go')).getByRole('button', { name: 'Add-ons' }));
  const list = within(await screen.findByRole('dialog', { name: 'Add-ons' }));
  await user.click(await list.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog', { name: 'WebSocket add-ons' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('shows additional plans to a role that can’t change plans', async () => {
  const { user } = show({ usageCommitment: 'PAYG', role: 'viewer' });
  await user.click((await card('Pay as you go')).getByRole('button', { name: 'Add-ons' }));
  const list = within(await screen.findByRole('dialog', { name: 'Add-ons' }));
  expect((await list.findByRole<HTMLButtonElement>('button', { name: 'Add' })).disabled).toBe(true);
});

test('prefills the Enterprise request with the user’s email address', async () => {
  const { user } = show({ usageCommitment: 'PAYG', balance: 0 });
  await user.click((await card('Enterprise')).getByRole('button', { name: 'Request Enterprise' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })).value).toBe('grace@example.com');
});

test('shows bought add-ons on the page immediately', async () => {
  const { user } = show({ usageCommitment: 'PAYG', balance: 10_000 });
  expect(await screen.findByText('No add-ons yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Buy 1 add-on for $49.00' }));
  expect(await screen.findByText(/^1 add-on, renewing on/)).toBeTruthy();
});

test('lets a role that can’t change plans request Enterprise', async () => {
  show({ usageCommitment: 'PAYG', role: 'viewer' });
  expect((await card('Free')).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect((await card('Enterprise')).getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
