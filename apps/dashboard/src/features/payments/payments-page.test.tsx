import { contract } from '@onepoint/api-contract';
import { confirmedPaymentFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
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
