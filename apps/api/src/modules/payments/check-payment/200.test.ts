import type { Invoice } from '../provider/payment-provider.ts';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newPayment } from '../../../test/new-payment.ts';

async function paymentOf(me: string) {
  const projectId = await newProject(me);
  const { id } = await newPayment(projectId, me);
  return {
    check: (report: Partial<Invoice>) => {
      api.provider.report(id, report);
      return callApi(`POST /v1/projects/${projectId}/payments/${id}/check`, { as: me });
    },
    balance: async () => ((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body as { balance: number }).balance,
  };
}

test.each<[string, Partial<Invoice>, object, number]>([
  ['nothing yet', {}, { status: 'CREATED', credited: null, settledAt: null }, 0],
  ['the whole sum', { status: 'paid', paidCents: 10_000 }, { status: 'CONFIRMED', fee: 140, credited: 9_860 }, 9_860],
  ['more', { status: 'overpaid', paidCents: 15_000 }, { status: 'CONFIRMED', fee: 210, credited: 14_790 }, 14_790],
  ['a part, the rest may follow', { status: 'partial', paidCents: 5_000 }, { status: 'CREATED', credited: null }, 0],
  ['a part, and it was canceled', { status: 'canceled', paidCents: 5_000 }, { status: 'CONFIRMED', fee: 70, credited: 4_930 }, 4_930],
  ['it was canceled', { status: 'canceled' }, { status: 'CANCELED', credited: null, settledAt: expect.any(String) as unknown }, 0],
])('%s', async (_case, report, expected, balance) => {
  const payment = await paymentOf(newUser());
  expect(await payment.check(report)).toMatchObject({ status: 200, body: expected });
  expect(await payment.balance()).toBe(balance);
});

test('asked many times at once, it credits once', async () => {
  const payment = await paymentOf(newUser());
  const replies = await Promise.all(Array.from({ length: 6 }, () => payment.check({ status: 'paid', paidCents: 10_000 })));
  for (const { body } of replies) expect(body).toMatchObject({ status: 'CONFIRMED', credited: 9_860 });
  expect(await payment.balance()).toBe(9_860);
});
