import type { Project } from '@onepoint/api-contract';
import { projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProjectContext, useProjects } from '../../shared/projects/project-context.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { PlansPage } from './plans-page.tsx';

const end = '2099-12-15T00:00:00.000Z';

/** The page as the app shows it: of the project that the list of projects has. */
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

test('a change that waits can be taken back, and is gone then', async () => {
  const { user, api } = show({ usageCommitment: 'M', usageCommitmentEnd: end, nextUsageCommitment: 'PAYG' });
  await user.click(await screen.findByRole('button', { name: 'Keep Enterprise' }));
  await waitFor(() => expect(screen.queryByText('Pay as you go from Dec 15, 2099')).toBeNull());
  expect(api.state.projects[0]).toMatchObject({ usageCommitment: 'M', nextUsageCommitment: null });
  expect((await card('Pay as you go')).getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

test('a balance that does not suffice leads to the deposit of exactly what is missing', async () => {
  const { user } = show({ usageCommitment: 'FREE', balance: 0 });
  const paid = await card('Pay as you go');
  expect(paid.getByText('You need $0.01 more')).toBeTruthy();
  await user.click(paid.getByRole('button', { name: 'Upgrade to Pay as you go' }));
  await user.click(await screen.findByRole('button', { name: 'Top up $0.01' }));
  expect(await screen.findByRole('button', { name: 'Deposit $1.00' })).toBeTruthy();
});

test('an upgrade makes the plan the current one', async () => {
  const { user } = show({ usageCommitment: 'FREE', balance: 5_000 });
  await user.click((await card('Pay as you go')).getByRole('button', { name: 'Upgrade to Pay as you go' }));
  const modal = within(await screen.findByRole('dialog'));
  await user.click(await modal.findByRole('button', { name: 'Upgrade to Pay as you go' }));
  await waitFor(async () => expect((await card('Pay as you go')).getByText('Current plan')).toBeTruthy());
});

test('the current plan leads to the list of additional plans, and that to their purchase in its place', async () => {
  const { user } = show({ usageCommitment: 'PAYG', balance: 10_000 });
  await user.click((await card('Pay as you go')).getByRole('button', { name: 'Additional plans' }));
  const list = within(await screen.findByRole('dialog', { name: 'Additional plans' }));
  await user.click(await list.findByRole('button', { name: 'Choose how many' }));
  expect(await screen.findByRole('dialog', { name: 'WebSocket packages' })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('who may not change plans may look at the additional ones', async () => {
  const { user } = show({ usageCommitment: 'PAYG', role: 'viewer' });
  await user.click((await card('Pay as you go')).getByRole('button', { name: 'Additional plans' }));
  const list = within(await screen.findByRole('dialog', { name: 'Additional plans' }));
  expect((await list.findByRole<HTMLButtonElement>('button', { name: 'Choose how many' })).disabled).toBe(true);
});

test('the Enterprise plan is asked for with the reader’s address filled in', async () => {
  const { user } = show({ usageCommitment: 'PAYG', balance: 0 });
  await user.click((await card('Enterprise')).getByRole('button', { name: 'Request Enterprise' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' })).value).toBe('grace@example.com');
});

test('packages that are bought show on the page at once', async () => {
  const { user } = show({ usageCommitment: 'PAYG', balance: 10_000 });
  expect(await screen.findByText('No packages yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose how many' }));
  await user.click(await screen.findByRole('button', { name: 'Buy 1 package for $49.00' }));
  expect(await screen.findByText(/^1 package now, renewed on/)).toBeTruthy();
});

test('who may not change plans may still ask for the Enterprise plan', async () => {
  show({ usageCommitment: 'PAYG', role: 'viewer' });
  expect((await card('Free')).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect((await card('Enterprise')).getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
