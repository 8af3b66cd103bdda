import { contract, type Payment } from '@onepoint/api-contract';
import { appState } from '@onepoint/app-state';
import { confirmedPaymentFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { modals } from '../../shared/overlays/modals.ts';
import { PaymentsPage } from './payments-page.tsx';

const project = projectFixture({ balance: 1_240 });
const open = paymentFixture({ id: 'pay_open', amount: 25_000 });
const many = Array.from({ length: 25 }, (_, index) => confirmedPaymentFixture({ id: `pay_${String(index)}` }));

test('a payment that the provider has seen in the meantime is paid without a click', async () => {
  renderScreen(<PaymentsPage />, {
    project,
    state: { projects: [project], payments: { [project.id]: [open] }, providerStatuses: { pay_open: 'CONFIRMED' } },
  });
  expect(await screen.findByText('Nothing to pay')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Receipt for $250.00' })).toBeTruthy();
});

test('asked for the status of an open payment, it says that nothing has changed', async () => {
  const { user } = renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments: { [project.id]: [open] } } });
  await user.click(await screen.findByRole('button', { name: 'Check $250.00' }));
  expect(await screen.findByText('The provider has not seen the money yet')).toBeTruthy();
});

test('payments come page by page, and the last page says that there are no more', async () => {
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
  ['CONFIRMED', '$248.60 arrived'],
  ['CREATED', 'Your payment of $250.00 is on its way'],
  ['CANCELED', 'The payment of $250.00 was canceled'],
  ['ON_HOLD', 'Your payment of $250.00 is in status ON_HOLD'],
])('a payment of another project that comes back %s is looked up there, and its project is named', async (status, title) => {
  const { user } = renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, {
    project,
    state: { ...ofOther(), providerStatuses: { ['pay_back']: status } },
  });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(/It belongs to the project Indexer\./)).toBeTruthy();
  expect(appState.getState().projectId).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch to Indexer' }));
  expect(appState.getState().projectId).toBe(other.id);
  appState.set({ projectId: null });
});

test('depositing again goes to the project of the payment that was canceled', async () => {
  const { user } = renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, { project, state: ofOther({ status: 'CANCELED' }) });
  const opened = vi.spyOn(modals, 'open');
  await user.click(await screen.findByRole('button', { name: 'Deposit again' }));
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ id: 'deposit', props: { projectId: other.id } }));
});

test('a payment of the current project is shown without a switch', async () => {
  renderScreen(<PaymentsPage returnedPaymentId="pay_open" />, {
    project,
    state: { projects: [project, other], payments: { [project.id]: [open] } },
  });
  expect(await screen.findByText('Your payment of $250.00 is on its way')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull();
});

test('a payment of nobody’s project of mine is missing', async () => {
  const payments = { ['proj_foreign']: [paymentFixture({ id: 'pay_back', projectId: 'proj_foreign' })] };
  renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, { project, state: { projects: [project], payments } });
  expect(await screen.findByText(/There is no such payment\./)).toBeTruthy();
});

test('a payment comes back to a reader who may see no payments in the current project, but those of its own', async () => {
  const state = ofOther({ status: 'CONFIRMED', credited: 24_650 });
  renderScreen(<PaymentsPage returnedPaymentId="pay_back" />, {
    project: { ...project, role: 'viewer' },
    state: { ...state, projects: [{ ...project, role: 'viewer' }, other] },
  });
  expect(await screen.findByText('$246.50 arrived')).toBeTruthy();
  expect(screen.getByText('Your role does not show payments')).toBeTruthy();
});

test('a role that may not read payments asks for none', async () => {
  const asked = vi.fn();
  const answer = mockCall(baseUrl, contract.listPayments, () => {
    asked();
    return { data: [], hasMore: false };
  });
  renderScreen(<PaymentsPage returnedPaymentId="pay_open" />, { project: { ...project, role: 'viewer' }, overrides: [answer] });
  expect(await screen.findByText('Your role does not show payments')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['CREATED', 'Details of the payment of $50.00'],
  ['CANCELED', 'Details of the payment of $50.00'],
  ['PARTIALLY_PAID', 'Details of the payment of $50.00'],
  ['CONFIRMED', 'Receipt for $50.00'],
])('a payment in status %s has its id, to be copied, behind %j', async (status, opener) => {
  const payment = paymentFixture({ id: 'pay_5dollars', status, amount: 5_000 });
  const { user } = renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments: { [project.id]: [payment] } } });
  await user.click(await screen.findByRole('button', { name: opener }));
  expect(await screen.findByText('pay_5dollars')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy the payment ID' }));
  expect(await navigator.clipboard.readText()).toBe('pay_5dollars');
});

test('who comes back from a canceled payment is given the id that support asks for', async () => {
  const payment = paymentFixture({ id: 'pay_canceled', status: 'CANCELED' });
  renderScreen(<PaymentsPage returnedPaymentId="pay_canceled" />, {
    project,
    state: { projects: [project], payments: { [project.id]: [payment] } },
  });
  const notice = (await screen.findByText(/write to support/)).closest<HTMLElement>('[role=status], [role=alert]');
  expect(within(notice ?? document.body).getByText('pay_canceled')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the payment ID' })).toBeTruthy();
});
