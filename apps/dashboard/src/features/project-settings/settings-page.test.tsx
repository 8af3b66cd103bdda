import { alertFixture, openAlertFixture, projectFixture } from '@onepoint/testing/api';
import type { Project } from '@onepoint/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProjectContext, useProjects } from '../../shared/projects/project-context.ts';
import { renderScreen, type RenderScreenParameters } from '../../test/render-screen.tsx';
import { SettingsPage } from './settings-page.tsx';

const nothing = vi.fn();

/** Renders the first project's settings page and follows refetches. */
function Current() {
  const [project] = useProjects().data ?? [];
  return project ? (
    <ProjectContext value={project}>
      <SettingsPage autoTopUpPath="/dashboard/payments#auto-top-up" webhooks={<p>Webhooks</p>} onLeave={nothing} onDelete={nothing} />
    </ProjectContext>
  ) : null;
}

const show = (fields: Partial<Project> = {}, parameters: RenderScreenParameters = {}) =>
  renderScreen(<Current />, { ...parameters, state: { ...parameters.state, projects: [projectFixture(fields)] } });
const form = (name: string) => screen.findByRole('form', { name });
const amountOf = async (name: string, label: string) => within(await form(name)).findByLabelText(label);

test('saves each card separately and validates its values', async () => {
  const { user, api } = show();
  const name = within(await form('Name'));
  await user.clear(name.getByLabelText('Project name'));
  await user.click(name.getByRole('button', { name: 'Save changes' }));
  expect(await name.findByText('This field is required')).toBeTruthy();
  await user.type(name.getByLabelText('Project name'), 'Indexer');
  await user.click(within(await form('Spend limit')).getByRole('switch', { name: 'Set a monthly spend limit' }));
  await user.click(name.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.state.projects[0]).toMatchObject({ name: 'Indexer', spendLimit: { amount: null } }));

  const limit = within(await form('Spend limit'));
  await user.clear(limit.getByLabelText('Monthly limit'));
  await user.type(limit.getByLabelText('Monthly limit'), '12.5');
  await user.click(limit.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.state.projects[0]).toMatchObject({ spendLimit: { amount: 1_250 } }));
  await waitFor(() => expect(limit.queryByRole('button', { name: 'Save changes' })).toBeNull());
});

test('rejects an empty limit before sending it', async () => {
  const { user } = show();
  const limit = within(await form('Spend limit'));
  await user.click(limit.getByRole('switch'));
  await user.clear(limit.getByLabelText('Monthly limit'));
  await user.click(limit.getByRole('button', { name: 'Save changes' }));
  expect(await limit.findByText('Enter a number above 0')).toBeTruthy();
});

test('saves alert settings, and keeps the saved ones when changes are discarded', async () => {
  const { user, api } = show({ balance: 5_000 });
  const alerts = within(await form('Alerts'));
  await user.click(alerts.getByRole('switch', { name: 'Low balance' }));
  await user.click(alerts.getByRole('button', { name: 'Discard changes' }));
  expect(alerts.getByRole<HTMLInputElement>('switch', { name: 'Low balance' }).checked).toBe(false);
  await user.click(alerts.getByRole('switch', { name: 'Low balance' }));
  await user.click(alerts.getByRole('switch', { name: 'Balance running out' }));
  await user.click(alerts.getByRole('checkbox', { name: '50%' }));
  await user.click(alerts.getByRole('button', { name: 'Save changes' }));
  const saved = { lowBalance: 2_000, runwayDays: 7, spendPercents: [50, 80, 100] };
  await waitFor(() => expect(api.state.projects[0]?.alerts).toMatchObject(saved));
});

test('shows a name saved in another tab before replacing it', async () => {
  const { user, api } = show();
  const name = within(await form('Name'));
  await user.clear(name.getByLabelText('Project name'));
  await user.type(name.getByLabelText('Project name'), 'Mine');
  Object.assign(api.state.projects[0] ?? {}, { name: 'Theirs' });
  await user.click(name.getByRole('button', { name: 'Save changes' }));
  expect((await name.findByRole('alert')).textContent).toContain('Project name – new value: Theirs');
  expect(await screen.findByText('Couldn’t save settings')).toBeTruthy();
  expect(api.state.projects[0]?.name).toBe('Theirs');
  expect(name.getByLabelText('Project name')).toHaveProperty('value', 'Mine');
  await user.click(name.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.state.projects[0]?.name).toBe('Mine'));
  await waitFor(() => expect(name.queryByRole('alert')).toBeNull());
});

test('changes one alert and keeps another that was changed elsewhere', async () => {
  const { user, api } = show({ balance: 5_000 });
  const alerts = within(await form('Alerts'));
  await user.click(alerts.getByRole('switch', { name: 'Low balance' }));
  const [project] = api.state.projects;
  Object.assign(project ?? {}, { alerts: { ...project?.alerts, runwayDays: 3 } });
  await user.click(alerts.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.state.projects[0]?.alerts).toMatchObject({ lowBalance: 2_000, runwayDays: 3 }));
});

test('replaces the input with the value saved by someone else on request', async () => {
  const { user, api } = show();
  const limit = within(await form('Spend limit'));
  await user.click(limit.getByRole('switch'));
  Object.assign(api.state.projects[0] ?? {}, { spendLimit: { ...projectFixture().spendLimit, amount: 700 } });
  await user.click(limit.getByRole('button', { name: 'Save changes' }));
  await user.click(await limit.findByRole('button', { name: 'Use the saved version' }));
  expect(limit.getByLabelText('Monthly limit')).toHaveProperty('value', '7.00');
  expect(limit.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('keeps input typed during a save', async () => {
  const { user, api } = show();
  const name = within(await form('Name'));
  await user.clear(name.getByLabelText('Project name'));
  await user.type(name.getByLabelText('Project name'), 'One{Enter}');
  await user.type(name.getByLabelText('Project name'), ' two');
  await waitFor(() => expect(api.state.projects[0]?.name).toBe('One'));
  await screen.findByText('Saved');
  expect(name.getByLabelText('Project name')).toHaveProperty('value', 'One two');
});

test('restores unsaved changes when the page is shown again', async () => {
  const first = show();
  await first.user.click(within(await form('Spend limit')).getByRole('switch'));
  await first.router.navigate('/elsewhere');
  expect((await amountOf('Spend limit', 'Monthly limit')).getAttribute('value')).toBe('50.00');
});

test('explains to a role without permission why settings are read-only', async () => {
  show({ role: 'viewer', spendLimit: { ...projectFixture().spendLimit, amount: 500 } });
  const limit = within(await form('Spend limit'));
  expect(limit.getByText('Only owners, admins, and finance members can change this.')).toBeTruthy();
  expect(limit.getByLabelText('Monthly limit').closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByText('Webhooks')).toBeNull();
  expect(screen.getByText('Only an owner can delete this project.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete project' })).toBeNull();
});

test('explains that the role was lowered while the page is open, and keeps the input', async () => {
  const { user, api } = show();
  const limit = within(await form('Spend limit'));
  await user.click(limit.getByRole('switch'));
  Object.assign(api.state.projects[0] ?? {}, { role: 'developer' });
  await user.click(limit.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Couldn’t save settings')).toBeTruthy();
  expect(await screen.findByText(/You don’t have permission to do this/)).toBeTruthy();
  expect(await limit.findByText(/Only owners, admins, and finance members can change this/)).toBeTruthy();
  expect(limit.getByLabelText('Monthly limit')).toBeTruthy();
});

test('lists alerts and acknowledges one', async () => {
  const { id } = projectFixture();
  const open = openAlertFixture();
  const { user, api } = show({ alerts: { ...projectFixture().alerts, open: [open] } }, { state: { alerts: { [id]: [alertFixture()] } } });
  await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText(/Acknowledged by/)).toBeTruthy();
  expect(api.state.projects[0]?.alerts.open).toMatchObject([{ isAcknowledged: true }]);
});
