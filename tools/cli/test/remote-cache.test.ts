import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { dropBrokenCache } from './remote-cache.ts';

async function serve(status: number): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const check = async (address: string): Promise<{ env: Record<string, string | undefined>; said: string[] }> => {
  const env = { NX_SELF_HOSTED_REMOTE_CACHE_SERVER: address, NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: 'token' };
  const said: string[] = [];
  await dropBrokenCache(env, (line) => said.push(line));
  return { env, said };
};

it.each([200, 404])('keeps a cache that answers with %s', async (status) => {
  const address = await serve(status);
  const { env, said } = await check(address);
  expect(env['NX_SELF_HOSTED_REMOTE_CACHE_SERVER']).toBe(address);
  expect(said).toEqual([]);
});

it('goes on without a cache that rejects the token', async () => {
  const { env, said } = await check(await serve(401));
  expect(env).not.toHaveProperty('NX_SELF_HOSTED_REMOTE_CACHE_SERVER');
  expect(said).toEqual([expect.stringContaining('answers with status 401')]);
});

it('goes on without a cache that does not answer', async () => {
  // Nothing can listen there.
  const { env, said } = await check('http://127.0.0.1:0');
  expect(env).not.toHaveProperty('NX_SELF_HOSTED_REMOTE_CACHE_SERVER');
  expect(said).toEqual([expect.stringContaining('does not answer')]);
});

it('is silent without a cache', async () => {
  const { env, said } = await check('');
  expect(env).not.toHaveProperty('NX_SELF_HOSTED_REMOTE_CACHE_SERVER');
  expect(said).toEqual([]);
});
