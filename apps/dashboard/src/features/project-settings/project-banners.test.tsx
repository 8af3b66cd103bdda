import { alertFixture, openAlertFixture, projectFixture } from '@onepoint/testing/api';
import type { Project } from '@onepoint/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProjects } from '../../shared/projects/project-context.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { ProjectBanners } from './project-banners.tsx';

function Current() {
  const [project] = useProjects().data ?? [];
  return project ? <ProjectBanners project={project} settingsPath="/settings" paymentsPath="/payments" /> : null;
}

const alerts = { ...projectFixture().alerts, open: [openAlertFixture()] };
const show = (fields: Partial<Project>) => {
  const project = projectFixture(fields);
  return renderScreen(<Current />, { state: { projects: [project], alerts: { [project.id]: [alertFixture()] } } });
};

test('hides an alert once it is acknowledged', async () => {
  const { user, api } = show({ alerts });
  expect(await screen.findByText('Your balance is below $20.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(screen.queryByText('Your balance is below $20.00')).toBeNull());
  await waitFor(() => expect(api.state.projects[0]?.alerts.open[0]?.isAcknowledged).toBe(true));
});

test('shows alerts to a role that may not acknowledge them', async () => {
  show({ alerts, role: 'viewer' });
  expect(await screen.findByText('Your balance is below $20.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});

test('says until when calls are refused and links to the remedy', async () => {
  show({
    usageCommitment: 'PAYG',
    balance: 0,
    spendLimit: { amount: 100, spent: '1.00', isReached: true, resetsAt: '2026-12-01T00:00:00.000Z' },
  });
  expect(await screen.findByText('You’ve reached your $1.00 spend limit')).toBeTruthy();
  expect(screen.getByText(/until Dec 1, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change limit' }).getAttribute('href')).toBe('/settings');
  expect(screen.getByText('Your balance has run out')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add funds' }).getAttribute('href')).toBe('/payments');
});
