import { confirmedPaymentFixture, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PaymentsPage } from '../payments-page.tsx';

const project = projectFixture({ balance: 1_240 });
const open = paymentFixture({ id: 'pay_open', amount: 25_000 });
const paid = Array.from({ length: 15 }, (_, index) => confirmedPaymentFixture({ id: `pay_${String(index)}` }));
const state = { projects: [project], payments: { [project.id]: [open, ...paid] } };

/** Counts how often a row was drawn: each tells when its payment was made. */
function countDrawnRows(): () => number {
  // Declared as a method, it is a getter.
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const written = vi.spyOn(prototype, 'format', 'get');
  onTestFinished(() => written.mockRestore());
  return () => written.mock.calls.length;
}

test('a check that finds nothing new draws no row again', async () => {
  const { user } = renderScreen(<PaymentsPage />, { project, state });
  const check = await screen.findByRole('button', { name: 'Check $250.00' });
  const drawnRows = countDrawnRows();
  await user.click(check);
  expect(await screen.findByText('The provider has not seen the money yet')).toBeTruthy();
  expect(drawnRows()).toBe(0);
});

test('a payment that turns out to be paid is drawn again, and no other row', async () => {
  const drawnRows = countDrawnRows();
  renderScreen(<PaymentsPage />, { project, state: { ...state, providerStatuses: { pay_open: 'CONFIRMED' } } });
  expect(await screen.findByText('Nothing to pay')).toBeTruthy();
  // Each row once, and the one that changed once more.
  expect(drawnRows()).toBe(1 + paid.length + 1);
});

test('what arrives at the project’s address, and what another tab began, is shown and said without a reload', async () => {
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
  expect(await screen.findByText('$42.00 arrived')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check $77.00' })).toBeTruthy();
});

test('a payment that was paid with more than was asked for stands there with what was paid', async () => {
  const overpaid = confirmedPaymentFixture({ id: 'pay_over', amount: 3_000, fee: 140, credited: 3_610 });
  renderScreen(<PaymentsPage />, { project, state: { projects: [project], payments: { [project.id]: [overpaid] } } });
  expect(await screen.findByText('$37.50')).toBeTruthy();
  expect(screen.queryByText('$30.00')).toBeNull();
  expect(screen.getByRole('button', { name: 'Receipt for $37.50' })).toBeTruthy();
});
