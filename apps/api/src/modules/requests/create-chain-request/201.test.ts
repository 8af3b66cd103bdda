import { chainRequests } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';

test('anyone asks for a chain, and the request is kept', async () => {
  const body = { projectUrl: 'https://example.com/', message: ' Gnosis, please. ' };
  const reply = await callApi('POST /v1/chainRequests', { body });
  expect(reply).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^req_/) } });
  const { id } = reply.body as { id: string };
  const stored = await api.database.orm.select().from(chainRequests).where(eq(chainRequests.id, id));
  expect(stored).toMatchObject([{ projectUrl: 'https://example.com/', message: 'Gnosis, please.' }]);
});

test('a request that is sent again under its key is kept once, another one apart', async () => {
  const body = { projectUrl: 'https://example.com/', message: 'Gnosis, please.' };
  const send = async (key: string) =>
    (await callApi('POST /v1/chainRequests', { body, headers: { 'idempotency-key': key } })).body as { id: string };
  const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, ...again] = await Promise.all([send(key), send(key), send(key)]);
  expect(again).toEqual([first, first]);
  expect(await send(other)).not.toEqual(first);
});
