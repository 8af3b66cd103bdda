import { confirmedPaymentFixture, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
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
