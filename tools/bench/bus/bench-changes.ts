import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNats } from '@onepoint/sandbox/nats/start-nats';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { Client } from 'pg';
import { type Figure, formatFigures, keepsLimit } from '../report/figures.ts';
import { runScript, startScript } from './run-scripts.ts';

const gatewayCount = 2;
const changesDefault = 100;
/** Number of times that the bus is killed. A change follows each kill, later each time. */
const outages = 10;
const limitMs = 200;
const limitWithoutBusMs = 5_000;
const pollMs = 2;
/** How much longer the delay between kill and change gets with each outage. Meanwhile, gateways start to listen to the database themselves. */
const outageStepMs = 200;

interface Change {
  readonly name: string;
  readonly sql: string;
  /** HTTP status of responses once the change is in effect. */
  readonly status: number;
}

const pause: Change = { name: 'pause', sql: `update api_keys set status = 'paused' where project_id = $1`, status: 403 };
/** The changes of a key in the order in which they are made, as the API stores them. The client's address is 127.0.0.1. */
const changes: readonly Change[] = [
  pause,
  { name: 'resume', sql: `update api_keys set status = 'active' where project_id = $1`, status: 200 },
  { name: 'allow list', sql: `update api_keys set allowed_ips = '{203.0.113.9}' where project_id = $1`, status: 403 },
  { name: 'deletion', sql: `update api_keys set deleted_at = now() where project_id = $1`, status: 401 },
];

interface Key {
  readonly projectId: string;
  readonly secret: string;
}

interface Stage {
  readonly gateways: readonly string[];
  readonly client: Client;
}

/**
 * Changes keys in the database and measures until each gateway's responses follow: over the bus, and right after the bus was killed.
 *
 * @returns false if a change takes longer than the limits allow
 */
export async function benchChanges(directory: string, count = changesDefault): Promise<boolean> {
  const postgres = await startPostgres({ dataDir: join(directory, 'postgres') });
  const nats = await startNats();
  const node = await startScript('tools/bench/gateway/echo-node.ts', { PORT: '0' });
  const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url, ONEPOINT_ENV: 'development', GATEWAY_HEAD_WATCH: 'off' };
  const GATEWAY_UPSTREAMS = JSON.stringify({ ethereum: { http: [node.address] } });
  const { secrets, projectIds } = await runScript('apps/gateway/bench/create-keys.ts', {
    DATABASE_URL: postgres.url,
    KEYS: String(Math.ceil(count / changes.length) + outages),
  });
  const keys = secrets.map((secret, index): Key => ({ secret, projectId: projectIds[index] ?? '' }));
  const collector = await startScript('apps/gateway/src/collector/server.ts', { ...env, PORT: '0' });
  const gateways = await Promise.all(
    Array.from({ length: gatewayCount }, async () =>
      startScript('apps/gateway/src/server.ts', { ...env, GATEWAY_UPSTREAMS, PORT: String(await findFreePort()) }),
    ),
  );
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const stage: Stage = { client, gateways: gateways.map(({ address }) => address) };
  try {
    await waitUntilPushed(client);
    const pushed = await measureChanges(stage, keys.slice(outages), count);
    const alone: number[] = [];
    for (const [index, key] of keys.slice(0, outages).entries()) {
      await introduce(stage, key);
      await nats.kill();
      await sleep(outageStepMs * index);
      alone.push(...(await measure(stage, key, pause)));
      await nats.restart();
      await waitUntilPushed(client);
    }
    return report(pushed, alone);
  } finally {
    await client.end();
    for (const { child } of [...gateways, collector, node]) child.kill('SIGKILL');
    await nats.stop();
    await postgres.stop();
  }
}

/** Makes changes of all kinds, one after another. Returns the delays of all gateways in milliseconds, by kind. */
async function measureChanges(stage: Stage, keys: readonly Key[], count: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>();
  for (let index = 0; index < count; index += 1) {
    const key = keys[Math.floor(index / changes.length)];
    const change = changes[index % changes.length];
    if (key === undefined || change === undefined) break;
    if (change === pause) await introduce(stage, key);
    times.set(change.name, [...(times.get(change.name) ?? []), ...(await measure(stage, key, change))]);
  }
  return times;
}

/**
 * Makes a change and returns, for each gateway, the milliseconds from the commit to the first response that reflects it; 0 if the response came
 * first.
 */
async function measure({ client, gateways }: Stage, key: Key, { sql, status }: Change): Promise<number[]> {
  const committed = client.query(sql, [key.projectId]).then(() => performance.now());
  const followed = gateways.map(async (address) => {
    while ((await ask(address, key)) !== status) await sleep(pollMs);
    return performance.now();
  });
  const [committedAt, ...times] = await Promise.all([committed, ...followed]);
  return times.map((at) => Math.max(0, at - committedAt));
}

/** Calls each gateway until it accepts the key: gateways load a key on its first call. */
async function introduce({ gateways }: Stage, key: Key): Promise<void> {
  for (const address of gateways) while ((await ask(address, key)) !== 200) await sleep(pollMs);
}

async function ask(address: string, { secret }: Key): Promise<number> {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
  const response = await fetch(`${address}/rpc/ethereum/${secret}`, { method: 'POST', body });
  await response.text();
  return response.status;
}

/** Waits until gateways get changes over the bus, which means that only the collector listens to the database. */
async function waitUntilPushed(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name = 'onepoint-gateway-listener'`,
    );
    if (rows[0]?.count === 1) break;
    await sleep(100);
  }
  // A gateway that has just switched to the bus checks its keys once.
  await sleep(1_000);
}

function report(pushed: ReadonlyMap<string, readonly number[]>, alone: readonly number[]): boolean {
  const all = [...pushed.values()].flat();
  const figures: Figure[] = [
    ...[...pushed, ['all changes', all] as const].flatMap(([name, times]) => [
      { name: `${name}: median`, value: quantile(times, 0.5), limit: limitMs, unit: 'ms', note: `${times.length} measured` },
      { name: `${name}: maximum`, value: quantile(times, 1), limit: limitMs, unit: 'ms' },
    ]),
    { name: 'bus killed: median', value: quantile(alone, 0.5), limit: limitWithoutBusMs, unit: 'ms', note: `${alone.length} measured` },
    { name: 'bus killed: maximum', value: quantile(alone, 1), limit: limitWithoutBusMs, unit: 'ms' },
  ];
  process.stdout.write(formatFigures(figures));
  return figures.every(keepsLimit);
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;
}
