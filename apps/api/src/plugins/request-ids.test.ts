import { expect, test } from 'vitest';
import { callApi } from '../test/call-api.ts';

test('every reply names its request, and no two the same', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await callApi('GET /v1/chains')).headers['x-request-id']));
  expect(ids[0]).toMatch(/^req_[0-9A-Za-z]{22}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('a usable id of the caller is kept', async () => {
  const reply = await callApi('GET /v1/nothing', { headers: { 'x-request-id': 'trace-0af7651916cd43dd' } });
  expect(reply).toMatchObject({
    headers: { 'x-request-id': 'trace-0af7651916cd43dd' },
    body: { error: { requestId: 'trace-0af7651916cd43dd' } },
  });
});

test.each(['short', 'x'.repeat(65), 'with space in it', '"quoted-and-more"'])('%j is replaced', async (id) => {
  expect((await callApi('GET /v1/chains', { headers: { 'x-request-id': id } })).headers['x-request-id']).toMatch(/^req_/);
});
