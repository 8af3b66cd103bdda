import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { createTestApi } from '../../../test/create-test-api.ts';
import { newUser } from '../../../test/fixtures.ts';

const usdc = { symbol: 'USDC', contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 };

test('anybody reads the default terms, and may cache them', async () => {
  const reply = await callApi('GET /v1/depositTerms');
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    cryptoCloud: { fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000, openPaymentsMax: 3 },
    cascade: { networks: [{ network: 'Ethereum', chainId: 1, confirmations: 12, tokens: [usdc] }] },
  });
  expect(reply.headers['cache-control']).toBe('public, max-age=60');
});

test('reads the configured terms, which payments then follow', async () => {
  const paymentTerms = { fee: { kind: 'flat', cents: 250 }, minimumCents: 251, maximumCents: 5_000, openPaymentsMax: 7 } as const;
  const { app, close } = await createTestApi({ paymentTerms });
  expect((await callApi('GET /v1/depositTerms', { app })).body).toMatchObject({ cryptoCloud: paymentTerms });
  const as = newUser();
  const { id: projectId } = (await callApi('POST /v1/projects', { app, as, body: { name: 'Paid' } })).body as { id: string };
  const pay = (amount: number) =>
    callApi(`POST /v1/projects/${projectId}/payments`, {
      app,
      as,
      body: { type: 'CRYPTOCLOUD_PAYMENT', amount },
      headers: { 'idempotency-key': String(amount) },
    });
  expect(await pay(250)).toMatchObject({ status: 422, body: { error: { details: { reason: 'BELOW_MINIMUM', minimumCents: 251 } } } });
  expect(await pay(5_001)).toMatchObject({ status: 422, body: { error: { details: { reason: 'ABOVE_MAXIMUM', maximumCents: 5_000 } } } });
  expect(await pay(251)).toMatchObject({ status: 201, body: { amount: 251, fee: 250 } });
  await close();
});
