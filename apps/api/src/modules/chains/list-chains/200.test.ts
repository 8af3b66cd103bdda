import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';

test('anyone sees the chains served here, with their endpoint addresses', async () => {
  const { status, body } = await callApi('GET /v1/chains');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { slug: 'ethereum', chainId: 1, httpUrl: 'https://rpc.example.com/rpc/ethereum', wsUrl: 'wss://rpc.example.com/rpc/ethereum' },
    { slug: 'base', chainId: 8453, httpUrl: 'https://rpc.example.com/rpc/base' },
  ]);
  expect(body).toHaveLength(2);
});
