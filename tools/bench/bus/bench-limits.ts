import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNats } from '@onepoint/sandbox/nats/start-nats';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { runScript, startScript } from './run-scripts.ts';

/** Gateways that share limits, each in its own process. */
const fleets = [1, 2, 5];
const floodMs = 12_000;
const roundMs = 50;
const tolerance = 0.05;
const restartAfterMs = 4_000;

interface Limit {
  readonly perSecond: number;
  readonly burst: number;
  readonly method: string;
  readonly unitsPerCall: number;
  readonly sql: string;
  /** Kills and restarts a gateway in the meantime, unless it is the only one. */
  readonly restarts?: boolean;
}

const requests: Limit = {
  perSecond: 50,
  burst: 100,
  method: 'eth_chainId',
  unitsPerCall: 1,
  sql: `update projects set plan_id = 'FREE'`,
};
/** Limits of the FREE plan, and one set on the key. */
const limits: Readonly<Record<string, Limit>> = {
  requests,
  'requests, with a restart': { ...requests, restarts: true },
  units: { perSecond: 1_000, burst: 2_000, method: 'eth_call', unitsPerCall: 26, sql: `update projects set plan_id = 'FREE'` },
  key: { perSecond: 20, burst: 20, method: 'eth_chainId', unitsPerCall: 1, sql: `update api_keys set requests_per_second_max = 20` },
};

/** WebSocket connections of a key on the FREE plan, and how many are opened at the same time. */
const connectionsMax = 20;
const connecting = 60;

/**
 * Floods one, two, and five gateways and compares how many requests they allow.
 *
 * @returns false if several gateways allow over 5% more or less than one
 */
export async function benchLimits(directory: string): Promise<boolean> {
  const postgres = await startPostgres({ dataDir: join(directory, 'postgres') });
  const nats = await startNats();
  const node = await startScript('tools/bench/gateway/echo-node.ts', { PORT: '0' });
  const socketNode = await startScript('tools/bench/gateway/head-node.ts', { PORT: '0' });
  try {
    console.log('| limit | gateways | admitted | allowed | ratio | to one gateway |\n| --- | --- | --- | --- | --- | --- |');
    let holds = true;
    const alone = new Map<string, number>();
    for (const size of fleets) {
      const { secrets } = await runScript('apps/gateway/bench/create-keys.ts', {
        DATABASE_URL: postgres.url,
        KEYS: String(Object.keys(limits).length + 1),
      });
      const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url, GATEWAY_HEAD_WATCH: 'off' };
      const GATEWAY_UPSTREAMS = JSON.stringify({ ethereum: { http: [node.address], ws: [socketNode.address] } });
      const start = (PORT: string) => startScript('apps/gateway/src/server.ts', { ...env, GATEWAY_UPSTREAMS, PORT });
      const ports = await Promise.all(Array.from({ length: size }, async () => String(await findFreePort())));
      const gateways = await Promise.all(ports.map(start));
      // Budgets are full a few seconds after the start.
      await sleep(3_000);
      for (const [index, [limit, { perSecond, burst, method, unitsPerCall, sql, restarts }]] of Object.entries(limits).entries()) {
        await change(postgres.url, sql);
        await sleep(500);
        const urls = gateways.map(({ address }) => `${address}/rpc/ethereum/${secrets[index] ?? ''}`);
        const restarting = restarts === true && size > 1 ? restartFirst(gateways, () => start(ports[0] ?? '')) : undefined;
        const { answered, seconds } = await flood(urls, method, (perSecond / unitsPerCall) * 3);
        await restarting;
        const [admitted, allowed] = [answered * unitsPerCall, burst + perSecond * seconds];
        const ratio = admitted / allowed;
        if (size === 1) alone.set(limit, ratio);
        const toOne = ratio / (alone.get(limit) ?? ratio);
        holds &&= Math.abs(toOne - 1) <= tolerance;
        console.log(`| ${[limit, size, admitted, Math.round(allowed), ratio.toFixed(3), toOne.toFixed(3)].join(' | ')} |`);
      }
      const opened = await openSockets(gateways.map(({ address }) => `${address}/rpc/ethereum/${secrets.at(-1) ?? ''}`));
      holds &&= opened === connectionsMax;
      console.log(
        `| ${['connections', size, opened, connectionsMax, ...Array<string>(2).fill((opened / connectionsMax).toFixed(3))].join(' | ')} |`,
      );
      for (const { child } of gateways) child.kill('SIGKILL');
    }
    return holds;
  } finally {
    for (const { child } of [node, socketNode]) child.kill('SIGKILL');
    await nats.stop();
    await postgres.stop();
  }
}

type Gateway = Awaited<ReturnType<typeof startScript>>;

async function restartFirst(gateways: Gateway[], start: () => Promise<Gateway>): Promise<void> {
  await sleep(restartAfterMs);
  gateways[0]?.child.kill('SIGKILL');
  gateways[0] = await start();
}

/** Opens connections to each gateway in turn, all at the same time, and returns how many are accepted. */
async function openSockets(urls: readonly string[]): Promise<number> {
  const opened = await Promise.all(
    Array.from({ length: connecting }, async (_, index) => {
      const socket = new WebSocket((urls[index % urls.length] ?? '').replace(/^http/u, 'ws'));
      const { promise, resolve } = Promise.withResolvers<WebSocket | null>();
      socket.on('open', () => resolve(socket)).on('error', () => resolve(null));
      return promise;
    }),
  );
  for (const socket of opened) socket?.terminate();
  return opened.filter((socket) => socket !== null).length;
}

async function change(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Sends requests to each gateway in turn, faster than the limit. Returns the number of answered requests and the duration. */
async function flood(urls: readonly string[], method: string, perSecond: number): Promise<{ answered: number; seconds: number }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] });
  const startedAt = performance.now();
  const answers: Promise<boolean>[] = [];
  while (performance.now() - startedAt < floodMs) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    while (answers.length < due) answers.push(ask(urls[answers.length % urls.length] ?? '', body));
    await sleep(roundMs);
  }
  const answered = (await Promise.all(answers)).filter(Boolean).length;
  return { answered, seconds: (performance.now() - startedAt) / 1_000 };
}

async function ask(url: string, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'POST', body });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}
