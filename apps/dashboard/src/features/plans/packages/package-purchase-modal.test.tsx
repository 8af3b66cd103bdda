import { contract, type Project } from '@onepoint/api-contract';
import { projectConnectionsMax } from '@onepoint/plans-domain';
import { catalogueFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { baseUrl, renderScreen } from '../../../test/render-screen.tsx';
import { orderModals } from '../orders.modals.ts';
import './package-purchase-modal.tsx';

const end = '2099-12-15T00:00:00.000Z';
const three = { geyserUsageCommitment: 'L', geyserUsageCommitmentMultiplier: 3, geyserUsageCommitmentEnd: end };
const number = new Intl.NumberFormat('en');

async function open(fields: Partial<Project>, count: number, overrides: HttpHandler[] = []) {
  const project = projectFixture({ balance: 100_000, ...fields });
  renderScreen(null, { state: { projects: [project] }, overrides });
  void orderModals.open('package-purchase', { projectId: project.id, count });
  const summary = within(await screen.findByRole('region', { name: 'Purchase summary' }));
  return { row: (name: string) => summary.queryByText(name)?.nextElementSibling?.textContent };
}

test.each([
  ['PAYG', 0, 2, '200 → 210'],
  ['FREE', 0, 1, '20 → 25'],
  ['M', 3, 1, '1,015 → 1,005'],
])('shows plan plus package connections of the %s plan, as the gateway counts them', async (planId, from, to, shown) => {
  const { row } = await open({ ...(from > 0 && three), usageCommitment: planId }, to);
  expect(row('Connections per API key')).toBe(shown);
  expect(shown).toBe([from, to].map((count) => number.format(projectConnectionsMax(planId as 'PAYG', count))).join(' → '));
});

test('shows the price and the connections of the API’s catalogue', async () => {
  const catalogue = catalogueFixture();
  const packages = catalogue.packages.map((addOn) => ({ ...addOn, priceCents: 5_900, connections: 6 }));
  const { row } = await open({ usageCommitment: 'PAYG' }, 2, [
    mockCall(baseUrl, contract.getCatalogue, () => ({ ...catalogue, packages })),
  ]);
  await waitFor(() => expect(row('Due now')).toBe('$118.00'));
  expect(row('Connections per API key')).toBe('200 → 212');
  expect(screen.getByRole('button', { name: /\$118\.00/ })).toBeTruthy();
});

test('shows a single number if the connections stay the same', async () => {
  const { row } = await open({ ...three, nextGeyserUsageCommitmentMultiplier: 1, usageCommitment: 'PAYG' }, 3);
  expect(row('Connections per API key')).toBe('215');
});

test('shows no connections for an unknown plan', async () => {
  const { row } = await open({ usageCommitment: 'GOLD' }, 2);
  expect(row('Due now')).toBe('$98.00');
  expect(row('Connections per API key')).toBeUndefined();
});

test('says that an increase charges all packages, including those already paid for', async () => {
  const { row } = await open({ ...three, usageCommitment: 'PAYG' }, 5);
  expect(row('Due now')).toBe('$245.00');
  expect(screen.getByText('You’ll pay $245.00 for all 5 add-ons')).toBeTruthy();
  expect(screen.getByText(/includes the 3 add-ons you already paid for until Dec 15, 2099\. A new month starts today/)).toBeTruthy();
});

test.each([
  ['a first purchase', {}, 2],
  ['fewer add-ons', three, 2],
])('does not mention a second charge for %s', async (_case, fields, count) => {
  await open({ usageCommitment: 'PAYG', ...fields }, count);
  expect(screen.queryByText(/already paid for/)).toBeNull();
});
