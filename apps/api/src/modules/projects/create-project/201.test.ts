import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newUser } from '../../../test/fixtures.ts';

test('a new project is free, empty and one’s own', async () => {
  const me = newUser();
  const reply = await callApi('POST /v1/projects', { as: me, body: { name: '  Wallet backend ' } });
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    name: 'Wallet backend',
    balance: 0,
    accruedUsage: { computeUnits: 0, cost: '0.00' },
    usageCommitment: 'FREE',
    nextUsageCommitment: null,
    isProvider: false,
    role: 'owner',
  });
  expect((await callApi('GET /v1/projects', { as: me })).body).toEqual([reply.body]);
});

test('a repetition with the same idempotency key gets the same answer and creates nothing', async () => {
  const me = newUser();
  const request = { as: me, body: { name: 'Once' }, headers: { 'idempotency-key': 'create-once' } };
  const replies = await Promise.all(Array.from({ length: 5 }, () => callApi('POST /v1/projects', request)));
  for (const reply of replies) expect(reply).toMatchObject({ status: 201, body: replies[0]?.body });
  expect((await callApi('GET /v1/projects', { as: me })).body).toHaveLength(1);
});

test('the same idempotency key of another user is another request', async () => {
  const headers = { 'idempotency-key': 'shared-by-chance' };
  const first = await callApi('POST /v1/projects', { as: newUser(), body: { name: 'A' }, headers });
  const second = await callApi('POST /v1/projects', { as: newUser(), body: { name: 'A' }, headers });
  expect(second.status).toBe(201);
  expect(second.body).not.toEqual(first.body);
});
