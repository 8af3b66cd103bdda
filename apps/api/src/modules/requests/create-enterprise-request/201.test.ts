import { enterpriseRequests } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';

test('a request for the Enterprise plan is kept', async () => {
  const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Two billion calls a day.' };
  const reply = await callApi('POST /v1/enterpriseRequests', { body });
  expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^req_/) } });
  const { id } = reply.body as { id: string };
  const stored = await api.database.orm.select().from(enterpriseRequests).where(eq(enterpriseRequests.id, id));
  expect(stored).toMatchObject([body]);
});

test('a request that is sent again under its key is kept once, another one apart', async () => {
  const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Six chains.' };
  const send = async (key: string) =>
    (await callApi('POST /v1/enterpriseRequests', { body, headers: { 'idempotency-key': key } })).body as { id: string };
  const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, ...again] = await Promise.all([send(key), send(key), send(key)]);
  expect(again).toEqual([first, first]);
  expect(await send(other)).not.toEqual(first);
});
