import { contract, type Payment } from '@onepoint/api-contract';
import { describe, expect, test, afterEach } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newProject, newUser, newMember, newPayment } from '../../test/fixtures.ts';
import { createPaymentsRepository } from './payments.repository.ts';
import { createPayments } from './payments.ts';

describe('create', () => {
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
  const headers = { 'idempotency-key': 'one' };

  test('returns the link to the provider’s page and the expected fee', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const reply = await callApi(`POST /v1/projects/${projectId}/payments`, { as: me, body, headers });
    expect(reply).toMatchObject({ status: 201, body: { status: 'CREATED', amount: 10_000, fee: 140, credited: null, projectId } });
    const payment = contract.createPayment.replies[201].parse(reply.body);
    const invoice = [...api.provider.invoices.values()].find(({ paymentId }) => paymentId === payment.id);
    expect(payment.link).toBe(invoice?.link);
    expect(invoice?.amountCents).toBe(10_000);
  });

  test('creates one payment and one invoice for concurrent and later repetitions', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const send = () => callApi(`POST /v1/projects/${projectId}/payments`, { as: me, body, headers });
    const replies = await Promise.all(Array.from({ length: 5 }, send));
    replies.push(await send());
    const [first] = replies;
    for (const reply of replies) expect(reply.body).toEqual(first?.body);
    const { id } = contract.createPayment.replies[201].parse(first?.body);
    expect([...api.provider.invoices.values()].filter(({ paymentId }) => paymentId === id)).toHaveLength(1);
    expect((await callApi(`GET /v2/projects/${projectId}/payments`, { as: me })).body).toMatchObject({ data: [{ id }], hasMore: false });
    const changes = [
      { field: 'amount', before: null, after: 10_000 },
      { field: 'paymentType', before: null, after: 'CRYPTOCLOUD_PAYMENT' },
    ];
    expect(await readAudit(projectId)).toEqual([{ action: 'payment.create', actorId: me, subjectId: id, subjectName: id, changes }]);
  });

  test('creates one invoice when a repetition read the payment before the first invoice was stored', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const { orm } = api.database;
    const repository = createPaymentsRepository(orm);
    const feeTerms = (await repository.findById((await newPayment(projectId, me)).id))?.feeTerms ?? null;
    const wanted = { projectId, amountCents: 10_000, createdBy: me, feeTerms };
    const paymentId = await orm.transaction((transaction) => repository.insertRequested(transaction, wanted));
    const stored = Promise.withResolvers<void>();
    let earlyReads = 0;
    const findById = async (id: string) => {
      const row = await repository.findById(id);
      if (row?.invoiceId === null && (earlyReads += 1) > 1) await stored.promise;
      return row;
    };
    const payments = createPayments({
      orm,
      repository: { ...repository, findById },
      provider: api.provider,
      now: () => new Date(),
    });
    const requests = [payments.getOpened(paymentId), payments.getOpened(paymentId)];
    await Promise.race(requests);
    stored.resolve();
    const [first, second] = await Promise.all(requests);
    expect(second).toEqual(first);
    expect([...api.provider.invoices.values()].filter((invoice) => invoice.paymentId === paymentId)).toHaveLength(1);
  });

  test('continues with the same payment when a request is repeated that the provider did not answer', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const send = () => callApi(`POST /v1/projects/${projectId}/payments`, { as: me, body, headers });
    api.provider.failing.add('createInvoice');
    expect((await send()).status).toBe(502);
    expect((await callApi(`GET /v2/projects/${projectId}/payments`, { as: me })).body).toEqual({ data: [], hasMore: false });
    api.provider.failing.clear();
    const { id } = (await send()).body as Payment;
    expect((await callApi(`GET /v2/projects/${projectId}/payments`, { as: me })).body).toMatchObject({ data: [{ id }] });
  });
});

describe('validation', () => {
  const headers = { 'idempotency-key': 'one' };
  const whole = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };

  test.each([
    {},
    { ...whole, amount: 0 },
    { ...whole, amount: 10.5 },
    { ...whole, amount: '100' },
    { ...whole, type: 'CARD' },
    { ...whole, fee: 0 },
  ])('returns 400 for %j', async (body) => {
    const me = newUser();
    expectError(await callApi(`POST /v1/projects/${await newProject(me)}/payments`, { as: me, body, headers }), 'VALIDATION_FAILED');
  });

  test.each(['CUSTODIAL', 'NON_CUSTODIAL'])('returns 400 for a %s deposit, which is recorded when it arrives', async (type) => {
    const me = newUser();
    const path = `POST /v1/projects/${await newProject(me)}/payments`;
    const details = expectError(await callApi(path, { as: me, body: { ...whole, type }, headers }), 'VALIDATION_FAILED');
    expect(details).toMatchObject({
      issues: [{ in: 'body', path: ['type'], message: expect.stringContaining('recorded when they arrive') as string }],
    });
  });
});

describe('roles', () => {
  test.each(['developer', 'viewer', 'auditor'])('returns 403 for the role %s', async (role) => {
    const member = newUser();
    const projectId = await newProject(newUser());
    await newMember(projectId, member, role);
    const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
    const headers = { 'idempotency-key': 'one' };
    expectError(await callApi(`POST /v1/projects/${projectId}/payments`, { as: member, body, headers }), 'ROLE_FORBIDS');
  });
});

describe('idempotency', () => {
  test('returns 409 for a key that was used with another amount', async () => {
    const me = newUser();
    const path = `POST /v1/projects/${await newProject(me)}/payments`;
    const send = (amount: number) =>
      callApi(path, { as: me, body: { type: 'CRYPTOCLOUD_PAYMENT', amount }, headers: { 'idempotency-key': 'one' } });
    await send(10_000);
    expectError(await send(20_000), 'IDEMPOTENCY_KEY_REUSED');
  });
});

describe('limits', () => {
  const create = async (amount: number) => {
    const me = newUser();
    const body = { type: 'CRYPTOCLOUD_PAYMENT', amount };
    return callApi(`POST /v1/projects/${await newProject(me)}/payments`, { as: me, body, headers: { 'idempotency-key': 'one' } });
  };

  test.each([
    [1, 'BELOW_MINIMUM'],
    [99, 'BELOW_MINIMUM'],
    [1_000_000_001, 'ABOVE_MAXIMUM'],
  ])('returns 422 for %i cents with %s and the limits', async (amount, reason) => {
    expect(expectError(await create(amount), 'AMOUNT_OUT_OF_RANGE')).toEqual({ reason, minimumCents: 100, maximumCents: 1_000_000_000 });
  });

  test.each([
    [100, 2],
    [140, 2],
    [1_000_000_000, 14_000_000],
  ])('accepts %i cents with a fee of %i', async (amount, fee) => {
    expect(await create(amount)).toMatchObject({ status: 201, body: { amount, fee } });
  });
});

describe('provider outage', () => {
  afterEach(() => api.provider.failing.clear());

  test('returns 502 when the provider does not answer, and lists no payment', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    api.provider.failing.add('createInvoice');
    const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
    const reply = await callApi(`POST /v1/projects/${projectId}/payments`, { as: me, body, headers: { 'idempotency-key': 'one' } });
    expectError(reply, 'PAYMENT_PROVIDER_UNAVAILABLE');
    expect((await callApi(`GET /v2/projects/${projectId}/payments`, { as: me })).body).toEqual({ data: [], hasMore: false });
  });
});
