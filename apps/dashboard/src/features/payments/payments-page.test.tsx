import { contract, type Payment } from '@onepoint/api-contract';
import { appState, sessionStore } from '@onepoint/app-state';
import { confirmedPaymentFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { modals } from '../../shared/overlays/modals.ts';
import { clearDepositReason, findDepositReason, storeDepositReason } from '../../shared/top-up/deposit-reason.ts';
import { PaymentsPage } from './payments-page.tsx';

const project = projectFixture({ balance: 1_240 });
const open = paymentFixture({ id: 'pay_open', amount: 25_000 });
const many = Array.from({ length: 25 }, (_, index) => confirmedPaymentFixture({ id: `pay_${String(index)}` }));

test('marks a payment as paid without a click once the provider confirms it', async () => {
  renderScreen(<PaymentsPage />, {
    project,
    state: { projects: [project], payments: { [project.id]: [open] }, providerStatuses: { pay_open: 'CONFIRMED' } },
  });
  expect(await screen.findByText('All payments complete')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Receipt for $250.00' })).toBeTruthy();
});

test('says that an open payment is still unpaid when checked', async () => {
  const { user } = renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments: { [project.id]: [open] } } });
  await user.click(await screen.findByRole('button', { name: 'Check the $250.00 payment' }));
  expect(await screen.findByText('No payment detected yet')).toBeTruthy();
});

test('loads payments page by page until there are no more', async () => {
  const { user } = renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments: { [project.id]: many } } });
  expect(await screen.findByText('20 shown')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('25 shown')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
});

const other = projectFixture({ id: 'proj_other', name: 'Indexer' });
const ofOther = (fields: Partial<Payment> = {}) => ({
  projects: [project, other],
  payments: { [other.id]: [paymentFixture({ id: 'pay_back', projectId: other.id, amount: 25_000, ...fields })] },
});

test.each([
  ['CONFIRMED', '$248.60 added to the balance'],
  ['CREATED', 'Your $250.00 payment is pending'],
  ['CANCELED', 'Your $250.00 payment was canceled'],
  ['ON_HOLD', 'Your $250.00 payment has the status ON_HOLD'],
])('names the project of a returned payment in status %s that belongs to another project', async (status, title) => {
  const { user } = renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, {
    project,
    state: { ...ofOther(), providerStatuses: { ['pay_back']: status } },
  });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(/This payment belongs to Indexer\./)).toBeTruthy();
  expect(appState.getState().projectId).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch to Indexer' }));
  expect(appState.getState().projectId).toBe(other.id);
  appState.set({ projectId: null });
});

test('leads back to the plan change after a deposit for it', async () => {
  storeDepositReason({ paymentId: 'pay_back', projectId: other.id, next: 'plan-change', choice: 'PAYG' });
  const { user } = renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, {
    project,
    state: { ...ofOther(), providerStatuses: { ['pay_back']: 'CONFIRMED' } },
  });
  const link = await screen.findByRole('link', { name: 'Continue changing plans' });
  expect(link.getAttribute('href')).toContain(`?modal=plan-change&projectId=${other.id}&planId=PAYG`);
  await user.click(link);
  expect(findDepositReason('pay_back')).toBeUndefined();
});

test.each([
  ['another payment', { paymentId: 'pay_other', projectId: 'proj_a', next: 'package-purchase', choice: '2' }],
  ['nothing readable', null],
] as const)('leads nowhere after a payment if the tab left for %s', async (_, reason) => {
  if (reason) storeDepositReason(reason);
  else sessionStore.setItem('onepoint.depositReason.v1', '{');
  renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, {
    project,
    state: { ...ofOther(), providerStatuses: { ['pay_back']: 'CONFIRMED' } },
  });
  await screen.findByText(/added to the balance/);
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
  clearDepositReason();
});

test('deposits again to the project of the canceled payment', async () => {
  const { user } = renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, { project, state: ofOther({ status: 'CANCELED' }) });
  const opened = vi.spyOn(modals, 'open');
  const notice = (await screen.findByText('Your $250.00 payment was canceled')).closest<HTMLElement>('[role=status], [role=alert]');
  await user.click(within(notice ?? document.body).getByRole('button', { name: 'Deposit again' }));
  expect(opened).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'deposit', props: { projectId: other.id, mode: 'native', amount: 25_000 } }),
  );
});

test('shows a payment of the current project without a switch button', async () => {
  renderScreen(<PaymentsPage returnedPaymentId="pay_open" />, {
    project,
    state: { projects: [project, other], payments: { [project.id]: [open] } },
  });
  expect(await screen.findByText('Your $250.00 payment is pending')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull();
});

test('reports a payment of someone else’s project as not found', async () => {
  const payments = { ['proj_foreign']: [paymentFixture({ id: 'pay_back', projectId: 'proj_foreign' })] };
  renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, { project, state: { projects: [project], payments } });
  expect(await screen.findByText(/Payment not found\./)).toBeTruthy();
  expect(screen.queryByText(/credit it automatically/)).toBeNull();
});

test('shows a returned payment of another project to a role that can’t see payments in the current one', async () => {
  const state = ofOther({ status: 'CONFIRMED', credited: 24_650 });
  renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, {
    project: { ...project, role: 'viewer' },
    state: { ...state, projects: [{ ...project, role: 'viewer' }, other] },
  });
  expect(await screen.findByText('$246.50 added to the balance')).toBeTruthy();
  expect(screen.getByText('You don’t have access to payments')).toBeTruthy();
});

test('requests no payments for a role that can’t read them', async () => {
  const asked = vi.fn();
  const answer = mockCall(baseUrl, contract.listPayments, () => {
    asked();
    return { data: [], hasMore: false };
  });
  renderScreen(<PaymentsPage returnedPaymentId="pay_open" />, { project: { ...project, role: 'viewer' }, overrides: [answer] });
  expect(await screen.findByText('You don’t have access to payments')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['CREATED', 'Details for the $50.00 payment'],
  ['CANCELED', 'Details for the $50.00 payment'],
  ['PARTIALLY_PAID', 'Details for the $50.00 payment'],
  ['CONFIRMED', 'Receipt for $50.00'],
])('shows the ID of a payment in status %s behind %j, with a copy button', async (status, opener) => {
  const payment = paymentFixture({ id: 'pay_5dollars', status, amount: 5_000 });
  const { user } = renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments: { [project.id]: [payment] } } });
  await user.click(await screen.findByRole('button', { name: opener }));
  expect(await screen.findByText('pay_5dollars')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy payment ID' }));
  expect(await navigator.clipboard.readText()).toBe('pay_5dollars');
});

test('shows the ID of a returned canceled payment for support', async () => {
  const payment = paymentFixture({ id: 'pay_canceled', status: 'CANCELED' });
  renderScreen(<PaymentsPage returnedPaymentId="pay_canceled" />, {
    project,
    state: { projects: [project], payments: { [project.id]: [payment] } },
  });
  const notice = (await screen.findByText(/contact support/)).closest<HTMLElement>('[role=status], [role=alert]');
  expect(within(notice ?? document.body).getByText('pay_canceled')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy payment ID' })).toBeTruthy();
});

describe('list of payments', () => {
  const paid = Array.from({ length: 15 }, (_, index) => confirmedPaymentFixture({ id: `pay_${String(index)}` }));
  const state = { projects: [project], payments: { [project.id]: [open, ...paid] } };

  /** Counts rendered rows by formatted dates, one per row. */
  function countRenderedRows(): () => number {
    // TypeScript declares `format` as a method, but it is a getter.
    const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
    const formatted = vi.spyOn(prototype, 'format', 'get');
    onTestFinished(() => formatted.mockRestore());
    return () => formatted.mock.calls.length;
  }

  test('does not re-render rows after a check without changes', async () => {
    const { user } = renderScreen(<PaymentsPage />, { project, state });
    const check = await screen.findByRole('button', { name: 'Check the $250.00 payment' });
    const renderedRows = countRenderedRows();
    await user.click(check);
    expect(await screen.findByText('No payment detected yet')).toBeTruthy();
    expect(renderedRows()).toBe(0);
  });

  test('re-renders only the row of a payment that was confirmed', async () => {
    const renderedRows = countRenderedRows();
    renderScreen(<PaymentsPage />, { project, state: { ...state, providerStatuses: { pay_open: 'CONFIRMED' } } });
    expect(await screen.findByText('All payments complete')).toBeTruthy();
    // Each row once, plus the changed one again.
    expect(renderedRows()).toBe(1 + paid.length + 1);
  });

  test('shows transfers and payments from another tab without a reload, with a toast for transfers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const arrived = confirmedPaymentFixture({ id: 'pay_arrived', type: 'CUSTODIAL', amount: 4_200, fee: 0, credited: 4_200, link: null });
    const elsewhere = paymentFixture({ id: 'pay_elsewhere', amount: 7_700 });
    const { api } = renderScreen(<PaymentsPage />, { project, state });
    expect(await screen.findByText('16 shown')).toBeTruthy();
    api.state.payments[project.id] = [elsewhere, arrived, open, ...paid];
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(await screen.findByText('18 shown')).toBeTruthy();
    expect(await screen.findByText('$42.00 added to the balance')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check the $77.00 payment' })).toBeTruthy();
  });

  test('shows the paid amount of an overpaid payment', async () => {
    const overpaid = confirmedPaymentFixture({ id: 'pay_over', amount: 3_000, fee: 140, credited: 3_610 });
    renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments: { [project.id]: [overpaid] } } });
    expect(await screen.findByText('$37.50')).toBeTruthy();
    expect(screen.queryByText('$30.00')).toBeNull();
    expect(screen.getByRole('button', { name: 'Receipt for $37.50' })).toBeTruthy();
  });
});
