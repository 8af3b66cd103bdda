import { contract } from '@onepoint/api-contract';
import { expect, test, afterEach } from 'vitest';
import { api, callApi, expectError, type ApiReply } from '../../test/api.ts';
import { newProject, newUser, newPayment, newMember, setProject } from '../../test/fixtures.ts';
import type { Invoice } from './provider/payment-provider.ts';

afterEach(() => api.provider.failing.clear());

async function list(projectId: string, as: string, query = '') {
  const { body } = await callApi(`GET /v2/projects/${projectId}/payments${query}`, { as });
  const { data, hasMore } = contract.listPayments.replies[200].parse(body);
  return { ids: data.map(({ id }) => id), hasMore };
}

test('returns pages of twenty, newest first, without gaps or duplicates', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const ids: string[] = [];
  for (let index = 0; index < 22; index += 1) ids.unshift((await newPayment(projectId, me)).id);
  const first = await list(projectId, me);
  expect(first).toEqual({ ids: ids.slice(0, 20), hasMore: true });
  await newPayment(projectId, me);
  expect(await list(projectId, me, `?lastId=${first.ids.at(-1)}`)).toEqual({ ids: ids.slice(20), hasMore: false });
  expect(await list(projectId, me, `?lastId=${first.ids.at(-1)}&limit=1`)).toEqual({ ids: ids.slice(20, 21), hasMore: true });
});

test('filters by status', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const [paid, open] = [await newPayment(projectId, me), await newPayment(projectId, me)];
  api.provider.report(paid.id, { status: 'paid', paidCents: 10_000 });
  await callApi(`POST /v1/projects/${projectId}/payments/${paid.id}/check`, { as: me });
  expect(await list(projectId, me, '?status=CREATED')).toEqual({ ids: [open.id], hasMore: false });
  expect(await list(projectId, me, '?status=CONFIRMED')).toEqual({ ids: [paid.id], hasMore: false });
  expect(await list(projectId, me, '?status=UNHEARD_OF')).toEqual({ ids: [], hasMore: false });
});

test('returns 400 for a payment of another project as cursor', async () => {
  const me = newUser();
  const [projectId, other] = [await newProject(me), await newProject(me)];
  await newPayment(projectId, me);
  const { id } = await newPayment(other, me);
  expect((await callApi(`GET /v2/projects/${projectId}/payments?lastId=${id}`, { as: me })).status).toBe(400);
});

test.each(['status=created'])('returns 400 for %s', async (query) => {
  const me = newUser();
  expectError(await callApi(`GET /v2/projects/${await newProject(me)}/payments?${query}`, { as: me }), 'VALIDATION_FAILED');
});

test('returns a payment without asking the provider', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const payment = await newPayment(projectId, me, 12_345);
  expect(await callApi(`GET /v1/projects/${projectId}/payments/${payment.id}`, { as: me })).toMatchObject({ status: 200, body: payment });
});

test('finds a payment of any of my projects and returns its project', async () => {
  const me = newUser();
  const projectIds = [await newProject(me), await newProject(me)];
  for (const projectId of projectIds) {
    const payment = await newPayment(projectId, me);
    expect(await callApi(`GET /v1/payments/${payment.id}`, { as: me })).toMatchObject({ status: 200, body: { ...payment, projectId } });
  }
});

test('finds a payment for every member whose role may read payments', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { id } = await newPayment(projectId, owner);
  const finance = newUser();
  await newMember(projectId, finance, 'finance');
  expect((await callApi(`GET /v1/payments/${id}`, { as: finance })).status).toBe(200);
});

function anonymous({ status, body, headers }: ApiReply): unknown {
  const id = String(headers['x-request-id']);
  return { status, body: JSON.stringify(body).replaceAll(id, 'req'), length: headers['content-length'] };
}

test('returns the same 404 for an unknown payment and for one that the caller may not see', async () => {
  const [me, other] = [newUser(), newUser()];
  const foreign = await newPayment(await newProject(other), other);
  const seenByNoViewer = await newProject(other);
  await newMember(seenByNoViewer, me, 'viewer');
  const hidden = await newPayment(seenByNoViewer, other);
  const deletedProject = await newProject(me);
  const deleted = await newPayment(deletedProject, me);
  await setProject(deletedProject, { deletedAt: new Date() });
  const missing = await callApi(`GET /v1/payments/${foreign.id.replace(/.$/, '_')}`, { as: me });
  expect(missing).toMatchObject({ status: 404, body: { error: { code: 'PAYMENT_NOT_FOUND' } } });
  for (const { id } of [foreign, hidden, deleted])
    expect(anonymous(await callApi(`GET /v1/payments/${id}`, { as: me }))).toEqual(anonymous(missing));
});

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
  ['no payment yet', {}, { status: 'CREATED', credited: null, settledAt: null }, 0],
  ['the whole amount', { status: 'paid', paidCents: 10_000 }, { status: 'CONFIRMED', fee: 140, credited: 9_860 }, 9_860],
  ['more than the amount', { status: 'overpaid', paidCents: 15_000 }, { status: 'CONFIRMED', fee: 210, credited: 14_790 }, 14_790],
  ['a part of the amount', { status: 'partial', paidCents: 5_000 }, { status: 'CREATED', credited: null }, 0],
  [
    'a part of the amount, then canceled',
    { status: 'canceled', paidCents: 5_000 },
    { status: 'CONFIRMED', fee: 70, credited: 4_930 },
    4_930,
  ],
  ['canceled', { status: 'canceled' }, { status: 'CANCELED', credited: null, settledAt: expect.any(String) as unknown }, 0],
])('applies the provider’s report: %s', async (_case, report, expected, balance) => {
  const payment = await paymentOf(newUser());
  expect(await payment.check(report)).toMatchObject({ status: 200, body: expected });
  expect(await payment.balance()).toBe(balance);
});

test('credits once for concurrent requests', async () => {
  const payment = await paymentOf(newUser());
  const replies = await Promise.all(Array.from({ length: 6 }, () => payment.check({ status: 'paid', paidCents: 10_000 })));
  for (const { body } of replies) expect(body).toMatchObject({ status: 'CONFIRMED', credited: 9_860 });
  expect(await payment.balance()).toBe(9_860);
});

test('returns 502 when the provider does not answer, and changes nothing', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const payment = await newPayment(projectId, me);
  api.provider.failing.add('listInvoices');
  expectError(await callApi(`POST /v1/projects/${projectId}/payments/${payment.id}/check`, { as: me }), 'PAYMENT_PROVIDER_UNAVAILABLE');
  expect((await callApi(`GET /v1/projects/${projectId}/payments/${payment.id}`, { as: me })).body).toEqual(payment);
});
