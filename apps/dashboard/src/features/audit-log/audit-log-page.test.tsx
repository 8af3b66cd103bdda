import { auditActions, contract } from '@onepoint/api-contract';
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import { auditDepositFixtures, auditEntryFixture, memberFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { AuditLogPage } from './audit-log-page.tsx';

const project = projectFixture();
const entries = [
  auditEntryFixture({ id: 'aud_2' }),
  auditEntryFixture({ id: 'aud_1', action: 'apiKey.create', subject: { type: 'apiKey', id: 'key_1', name: '<b>Server</b>' }, changes: [] }),
];
const state = { projects: [project], members: { [project.id]: [memberFixture()] }, auditEntries: { [project.id]: entries } };

const textAt = (path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), dashboard);

test.each(auditActions)('%s has a sentence, a name and a group', (action) => {
  expect(textAt(`auditLog.sentences.${action}`)).toBeTypeOf('string');
  expect(textAt(`auditLog.actions.${action}`)).toBeTypeOf('string');
  expect(textAt(`auditLog.groups.${action.split('.')[0]}`)).toBeTypeOf('string');
});

test('shows an entry as a sentence with the values before and after, and never renders a name as markup', async () => {
  renderScreen(<AuditLogPage />, { project, state });
  expect(await screen.findByText('2 shown')).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Grace changed Ada’s role');
  expect(first?.textContent).toContain('RoleViewerDeveloper');
  expect(second?.textContent).toContain('Grace created the API key <b>Server</b>');
});

test('shows deposits with amount, method and promo code', async () => {
  const deposits = auditDepositFixtures('2026-03-14T11:20:00.000Z');
  renderScreen(<AuditLogPage />, { project, state: { ...state, auditEntries: { [project.id]: deposits } } });
  expect(await screen.findByText(`${deposits.length} shown`)).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('Grace redeemed the promo code SPRING-25Credited$25.00');
  expect(items[1]).toContain('System credited a depositCredited$98.60Fee$1.40MethodNative wallet');
  expect(items[2]).toContain('Grace started a depositAmount$100.00MethodNative wallet');
  expect(items[3]).toContain('System credited a depositCredited$50.00MethodCascade wallet');
});

test('applies the filters of the URL', async () => {
  renderScreen(<AuditLogPage />, { project, state, path: '/?action=apiKey' });
  expect(await screen.findByText('1 matching change')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('writes a selected filter to the URL and clears it', async () => {
  const { user, router } = renderScreen(<AuditLogPage />, { project, state });
  await screen.findByText('2 shown');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Actor' }), 'Grace');
  await waitFor(() => expect(router.state.location.search).toBe('?actor=user_2fXq7TnB1LwZ'));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('sends no request for a role that may not read the log', async () => {
  const asked = vi.fn();
  const answer = mockCall(baseUrl, contract.listAuditEntries, () => {
    asked();
    return { data: [], hasMore: false };
  });
  renderScreen(<AuditLogPage />, { project: { ...project, role: 'viewer' }, overrides: [answer] });
  expect(await screen.findByText('You don’t have access to the audit log')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
