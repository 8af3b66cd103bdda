import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';

let balanced: TestApi;

beforeAll(async () => {
  balanced = await createTestApi({ requestsPerMinute: 2, trustedProxies: ['10.0.0.0/8'] });
});

afterAll(() => balanced.close());

async function callFrom(remoteAddress: string, forwarded: string): Promise<number> {
  const { app } = balanced;
  return (await app.inject({ url: '/api/v1/chains', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).statusCode;
}

async function exhaust(remoteAddress: string, forwarded: string): Promise<void> {
  for (let index = 0; index < 2; index += 1) expect(await callFrom(remoteAddress, forwarded)).toBe(200);
  expect(await callFrom(remoteAddress, forwarded)).toBe(429);
}

test('counts callers behind a trusted balancer by their own address', async () => {
  await exhaust('10.1.2.3', '192.0.2.1');
  expect(await callFrom('10.1.2.3', '192.0.2.2')).toBe(200);
  expect(await callFrom('10.9.9.9', '192.0.2.1')).toBe(429);
});

test('follows a chain of trusted proxies and loopback to the first address that is not trusted', async () => {
  await exhaust('127.0.0.1', '192.0.2.3, 10.1.2.3');
  expect(await callFrom('10.1.2.3', '192.0.2.3')).toBe(429);
});

test('does not believe entries that a client put before its own address', async () => {
  await exhaust('10.1.2.3', '192.0.2.4');
  expect(await callFrom('10.1.2.3', '203.0.113.1, 192.0.2.4')).toBe(429);
  expect(await callFrom('10.1.2.3', '127.0.0.1, 10.0.0.1, 192.0.2.4')).toBe(429);
});

test('does not believe the header of a caller that is no trusted proxy', async () => {
  await exhaust('198.51.100.7', '192.0.2.5');
  expect(await callFrom('198.51.100.7', '192.0.2.6')).toBe(429);
});

test('counts one IPv6 network as one caller', async () => {
  await exhaust('10.1.2.3', '2001:db8:1:2::1');
  expect(await callFrom('10.1.2.3', '2001:db8:1:2:ffff::9')).toBe(429);
  expect(await callFrom('10.1.2.3', '2001:db8:1:3::1')).toBe(200);
});
