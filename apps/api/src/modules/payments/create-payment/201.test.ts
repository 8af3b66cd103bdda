import { contract, type Payment } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
const headers = { 'idempotency-key': 'one' };

test('the reply leads to the provider’s page and says what the fee will be', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const reply = await callApi(`POST /v1/projects/${projectId}/payments`, { as: me, body, headers });
  expect(reply).toMatchObject({ status: 201, body: { status: 'CREATED', amount: 10_000, fee: 140, credited: null, projectId } });
  const payment = contract.createPayment.replies[201].parse(reply.body);
  const invoice = [...api.provider.invoices.values()].find(({ paymentId }) => paymentId === payment.id);
  expect(payment.link).toBe(invoice?.link);
  expect(invoice?.amountCents).toBe(10_000);
});

test('the same request many times at once and once again is one payment and one invoice', async () => {
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

test('a request that the provider did not answer goes on with the same payment when it comes again', async () => {
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
