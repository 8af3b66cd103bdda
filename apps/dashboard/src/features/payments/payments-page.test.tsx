import { contract } from '@onepoint/api-contract';
import { confirmedPaymentFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
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
