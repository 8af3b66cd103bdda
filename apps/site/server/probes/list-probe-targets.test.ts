// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listProbeTargets } from './list-probe-targets.ts';

const nowhere = { apiUrl: undefined, gatewayUrl: undefined, signInUrl: undefined, chainSlugs: ['ethereum', 'bsc'] };

/** A service with one response for everything; records its requests. */
async function serve(status: number, answer: unknown) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''} ${Buffer.concat(chunks).toString()}`.trim());
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { base: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, asked };
}

it('checks only what has a configured URL', () => {
  expect(listProbeTargets(nowhere)).toEqual([]);
  const targets = listProbeTargets({ ...nowhere, apiUrl: 'http://api', gatewayUrl: 'http://gateway', signInUrl: 'http://sign-in' });
  expect(targets.map(({ id, kind }) => [id, kind])).toEqual([
    ['chain-ethereum', 'chain'],
    ['chain-bsc', 'chain'],
    ['api', 'api'],
    ['sign-in', 'signIn'],
  ]);
});

it('requests the latest block number from the public endpoint of a chain', async () => {
  const { base, asked } = await serve(200, { jsonrpc: '2.0', id: 1, result: '0x10' });
  const [target] = listProbeTargets({ ...nowhere, gatewayUrl: base, chainSlugs: ['bsc'] });
  await target?.check();
  expect(asked).toEqual(['POST /bsc/public {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}']);
});

it('treats a rate-limited gateway as working', async () => {
  const { base } = await serve(200, { error: { code: -32_005, data: { code: 'RATE_LIMITED' } } });
  const [target] = listProbeTargets({ ...nowhere, gatewayUrl: base });
  await expect(target?.check()).resolves.toBeUndefined();
});

it.each([
  ['another error', { error: { code: -32_000, data: { code: 'UPSTREAM_UNAVAILABLE' } } }],
  ['a result that is not a number', { result: 'latest' }],
  ['no result', {}],
  ['null', null],
])('treats %s from a chain as a fault', async (_what, answer) => {
  const { base } = await serve(200, answer);
  const [target] = listProbeTargets({ ...nowhere, gatewayUrl: base });
  await expect(target?.check()).rejects.toMatchObject({ code: 'PAGE_DATA_INVALID' });
});

it('treats an API that is not ready as a fault', async () => {
  const ready = await serve(200, { status: 'ready' });
  await listProbeTargets({ ...nowhere, apiUrl: ready.base })[0]?.check();
  expect(ready.asked).toEqual(['GET /ready']);
  const starting = await serve(503, { status: 'starting' });
  const [target] = listProbeTargets({ ...nowhere, apiUrl: starting.base });
  await expect(target?.check()).rejects.toMatchObject({ code: 'PAGE_DATA_UNAVAILABLE' });
});
