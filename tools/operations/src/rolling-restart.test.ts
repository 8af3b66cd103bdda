import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatBalancer, readServers, type BalancedServers } from './balancer.ts';
import { startProgram, type Program } from './program.ts';

const root = join(import.meta.dirname, '../../..');
/** Long enough for the balancer, which checks every 100 ms, to notice even on a busy machine. */
const drainSeconds = 6;
/** The balancer and the servers run beside each other and their clients. */
const patience = { interval: 50, timeout: 60_000 };

const pauseMs = 10;

const stops: (() => Promise<unknown>)[] = [];
const servers = {} as Record<keyof BalancedServers, { port: number; program: Program }[]>;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let secret: string;

async function startNode(): Promise<string> {
  const node = createServer((request, response) => {
    request.resume().on('end', () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x10"}'));
  }).listen(0, '127.0.0.1');
  await once(node, 'listening');
  stops.push(async () => {
    node.closeAllConnections();
    node.close();
  });
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
}

function environment(databaseUrl: string, nodeUrl: string): Record<string, string> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ONEPOINT_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: String(drainSeconds),
    PUBLIC_ORIGIN: 'http://localhost:4000',
    API_REQUESTS_PER_MINUTE: '1000000',
    GATEWAY_HEAD_WATCH: 'off',
    GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [nodeUrl] } }),
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.com$')}`,
    CLERK_SECRET_KEY: 'sk_test_x',
    CLERK_JWT_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    CLERK_API_URL: 'http://127.0.0.1:1',
  };
}

async function startBalancer(ports: BalancedServers): Promise<{ gateway: string; api: string; isUp: (port: number) => Promise<boolean> }> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-balancer-'));
  stops.push(() => rm(directory, { recursive: true, force: true }));
  const [gateway, api, statistics] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const file = join(directory, 'haproxy.cfg');
  await writeFile(file, formatBalancer({ gateway, api, statistics }, ports));
  const program = await startProgram('haproxy', ['-db', '-f', file], { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` });
  stops.push(program.kill);
  const isUp = async (port: number) => (await readServers(`http://127.0.0.1:${statistics}/;csv`)).get(String(port)) === 'UP';
  return { gateway: `http://127.0.0.1:${gateway}`, api: `http://127.0.0.1:${api}`, isUp };
}

let start: (kind: keyof BalancedServers, port: number) => Promise<Program>;

beforeAll(async () => {
  const database = await createTestDatabase();
  stops.push(database.drop);
  const env = environment(database.url, await startNode());
  const keys = await startProgram(process.execPath, [join(root, 'apps/gateway/bench/create-keys.ts')], { ...env, KEYS: '1' });
  secret = ((await keys.ready()) as { secrets: [string] }).secrets[0];
  start = async (kind, port) => {
    const program = await startProgram(process.execPath, [join(root, `apps/${kind}/dist/server.js`)], { ...env, PORT: String(port) });
    stops.push(program.kill);
    await program.ready();
    return program;
  };
  const ports: BalancedServers = {
    gateway: [await findFreePort(), await findFreePort()],
    api: [await findFreePort(), await findFreePort()],
  };
  await Promise.all(
    (['gateway', 'api'] as const).map(async (kind) => {
      servers[kind] = await Promise.all(ports[kind].map(async (port) => ({ port, program: await start(kind, port) })));
    }),
  );
  balancer = await startBalancer(ports);
});

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

/** Replaces a server like a deployment, and waits until the balancer uses the new one. */
async function replace(kind: keyof BalancedServers, index: number): Promise<void> {
  const server = servers[kind][index];
  if (server === undefined) throw new Error('There is no such server');
  server.program.terminate();
  expect(await server.program.exited).toEqual([0, null]);
  server.program = await start(kind, server.port);
  await expect.poll(() => balancer.isUp(server.port), patience).toBe(true);
}

it('replaces two gateways and two API processes behind HAProxy under load without losing a request', async () => {
  for (const { port } of [...servers.gateway, ...servers.api]) await expect.poll(() => balancer.isUp(port), patience).toBe(true);
  const over = new AbortController();
  const failures: string[] = [];
  const answered = { gateway: 0, api: 0 };
  const client = async (kind: keyof BalancedServers, send: () => Promise<Response>) => {
    while (!over.signal.aborted) {
      const outcome = await send().then(
        async (response) => `${response.status} ${(await response.text()).slice(0, 200)}`,
        (error: Error) => `${error.message}: ${String(error.cause)}`,
      );
      if (outcome.startsWith('200 ')) answered[kind] += 1;
      else failures.push(`${kind} ${outcome}`);
      // Leaves the processor to the starting servers.
      await delay(pauseMs);
    }
  };
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x0000000000000000000000000000000000000000","latest"]}';
  const call = () => fetch(`${balancer.gateway}/rpc/ethereum/${secret}`, { method: 'POST', body });
  const list = () => fetch(`${balancer.api}/api/v1/chains`);
  const clients = [1, 2, 3].flatMap(() => [client('gateway', call), client('api', list)]);
  for (const index of [0, 1]) await Promise.all([replace('gateway', index), replace('api', index)]);
  await expect.poll(() => Math.min(answered.gateway, answered.api), patience).toBeGreaterThan(100);
  over.abort();
  await Promise.all(clients);
  expect(failures).toEqual([]);
});
