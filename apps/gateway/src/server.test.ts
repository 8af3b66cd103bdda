import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startCuttableProxy } from './testing/cuttable-proxy.ts';
import { readUsage } from './testing/read-usage.ts';
import { spawnGateway, spawnServer, type SpawnedGateway } from './testing/spawn-gateway.ts';
import { createKey, type TestKey } from './testing/create-key.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(async () => {
  await database.drop();
});

function environment(): Record<string, string> {
  const { httpUrl, wsUrl } = inject('chain');
  return { DATABASE_URL: database.url, GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [httpUrl], ws: [wsUrl] } }) };
}

async function start(env: Record<string, string> = {}): Promise<SpawnedGateway> {
  const gateway = await spawnGateway({ ...environment(), ...env });
  onTestFinished(() => {
    gateway.child.kill('SIGKILL');
  });
  return gateway;
}

async function ask({ address }: Pick<SpawnedGateway, 'address'>, { secret }: TestKey): Promise<boolean> {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';
  try {
    const response = await fetch(`${address}/rpc/ethereum/${secret}`, { method: 'POST', body });
    return response.ok && 'result' in ((await response.json()) as object);
  } catch {
    return false;
  }
}

/** Repeats the call until it is answered, because the first one can time out while its key is looked up. */
const askUntilAnswered = (gateway: Pick<SpawnedGateway, 'address'>, key: TestKey) =>
  expect.poll(() => ask(gateway, key), { timeout: 60_000 }).toBe(true);

async function failure(env: Record<string, string>): Promise<string[]> {
  const child = spawnServer({ ...environment(), ...env });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  return stderr.trim().split('\n');
}

/** Number of recorded calls that were answered. */
async function recorded(key: TestKey): Promise<number> {
  const { requests, errors } = (await readUsage(database, key.projectId))['ethereum eth_blockNumber'] ?? { requests: 0, errors: 0 };
  return requests - errors;
}

describe('the gateway process', () => {
  it('records all answered calls on SIGTERM and exits with 0', async () => {
    const key = await createKey(database, 'PAYG', 1_000);
    const gateway = await start();
    for (let turn = 0; turn < 25; turn += 1) await askUntilAnswered(gateway, key);
    gateway.child.kill('SIGTERM');
    expect(await gateway.exited).toEqual([0, null]);
    expect(await recorded(key)).toBe(25);
  });

  it('keeps recorded calls when killed, and never records more calls than were sent', async () => {
    const key = await createKey(database, 'M', 1_000);
    const gateway = await start();
    let answered = 0;
    const client = async () => {
      while (gateway.child.signalCode === null && !gateway.child.killed) if (await ask(gateway, key)) answered += 1;
    };
    const clients = [client(), client(), client()];
    await expect.poll(() => recorded(key), { timeout: 60_000 }).toBeGreaterThan(100);
    // Counts are recorded every second during traffic, not only at the end.
    const before = answered;
    await expect.poll(() => recorded(key), { timeout: 60_000 }).toBeGreaterThanOrEqual(before);
    gateway.child.kill('SIGKILL');
    await Promise.all([...clients, gateway.exited]);
    const count = await recorded(key);
    expect(count).toBeGreaterThanOrEqual(before);
    // Each client might have had one request in progress when the process ended.
    expect(count).toBeLessThanOrEqual(answered + clients.length);
  });

  it('serves with several workers on one port and stops them all', async () => {
    const key = await createKey(database, 'PAYG', 1_000);
    const gateway = await start({ GATEWAY_WORKERS: '2' });
    await Promise.all(Array.from({ length: 20 }, () => askUntilAnswered(gateway, key)));
    gateway.child.kill('SIGTERM');
    expect(await gateway.exited).toEqual([0, null]);
    expect(await recorded(key)).toBe(20);
  });

  it.each(['1', '2'])('records calls answered during startup, with %s workers', async (workers) => {
    const key = await createKey(database, 'PAYG', 1_000);
    // Never answer LISTEN, which startup waits for.
    const url = new URL(database.url);
    const proxy = await startCuttableProxy(url.hostname, Number(url.port), { silentTo: 'onepoint-gateway-listener' });
    url.port = String(proxy.port);
    const port = String(await findFreePort());
    const child = spawnServer({ ...environment(), DATABASE_URL: url.href, GATEWAY_WORKERS: workers, PORT: port });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await proxy.close();
    });
    const exited = once(child, 'exit');
    const gateway = { address: `http://127.0.0.1:${port}` };
    await askUntilAnswered(gateway, key);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(await recorded(key)).toBe(1);
  });

  it('exits with one clear line if the configuration is invalid', async () => {
    expect(await failure({ GATEWAY_UPSTREAMS: '/nowhere.json' })).toEqual([
      'gateway: GATEWAY_UPSTREAMS: is neither JSON nor the path of a file that can be read',
    ]);
  });

  it.each(['1', '2'])(
    'refuses to start in production with unsafe settings and lists all of them once, with %s workers',
    async (workers) => {
      const lines = await failure({
        ONEPOINT_ENV: 'production',
        PROVIDER_PRIVATE_ADDRESSES: 'allow',
        CRYPTOCLOUD_SECRET: 'sandbox_hunter2',
        GATEWAY_WORKERS: workers,
      });
      const names = ['PUBLIC_ORIGIN', 'SECRETS_KEYS', 'CRYPTOCLOUD_SECRET', 'PROVIDER_PRIVATE_ADDRESSES'];
      expect(lines).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^gateway: ${name}: `)) as unknown));
      expect(lines.join()).not.toContain('hunter2');
    },
  );

  it.each(['1', '2'])('exits with one clear line if the port is taken, with %s workers', async (workers) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const lines = await failure({ PORT: String((other.address() as AddressInfo).port), GATEWAY_WORKERS: workers });
    expect(lines).toEqual([expect.stringContaining('EADDRINUSE')]);
  });
});
