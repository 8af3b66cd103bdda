import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNats } from '@onepoint/sandbox/nats/start-nats';
import { startPostgres, type RunningPostgres } from '@onepoint/sandbox/postgres/start-postgres';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { Client } from 'pg';
import { runScript, startScript } from './run-scripts.ts';

const root = join(import.meta.dirname, '../../..');
const gatewayCount = 2;
const collectorCount = 2;
const killsDefault = 100;
/** Each time slice has its own project, so that losses can't hide double counts. */
const sliceMs = 500;
const sliceCount = 600;
/** A killed gateway can lose the responses of its last second. */
const lostMsMax = 1_000;
const drainMsMax = 240_000;
const pauseMs = 40;

interface Slice {
  readonly secret: string;
  readonly projectId: string;
  answered: number;
  /** Requests without a response, which might have been counted or not. */
  unknown: number;
  /** Requests answered shortly before a gateway was killed. */
  endangered: number;
}

interface Running {
  readonly name: string;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

/**
 * Kills gateways, collectors, NATS, and PostgreSQL in turn with SIGKILL while requests are served, and compares recorded with answered requests.
 *
 * @returns false if anything was counted twice, or if more was lost than the last second of a killed gateway
 */
export async function benchKills(directory: string, killCount = killsDefault): Promise<boolean> {
  const postgresPort = await findFreePort();
  const startDatabase = () => startPostgres({ dataDir: join(directory, 'postgres'), port: postgresPort });
  let postgres = await startDatabase();
  const nats = await startNats();
  const node = await startScript('tools/bench/gateway/echo-node.ts', { PORT: '0' });
  const slices = await createSlices(postgres.url);
  const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url, ONEPOINT_ENV: 'development' };
  const gateways = await Promise.all(
    Array.from({ length: gatewayCount }, async (_, index) => {
      const port = String(await findFreePort());
      return new KillableScript(`gateway ${index + 1}`, 'apps/gateway/src/server.ts', {
        ...env,
        PORT: port,
        GATEWAY_HEAD_WATCH: 'off',
        GATEWAY_CACHE_BYTES_MAX: '0',
        GATEWAY_JOURNAL_DIR: join(directory, `journal-${index}`),
        GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [node.address] } }),
      });
    }),
  );
  const collectors = Array.from(
    { length: collectorCount },
    (_, index) => new KillableScript(`collector ${index + 1}`, 'apps/gateway/src/collector/server.ts', { ...env, PORT: '0' }),
  );
  for (const script of [...gateways, ...collectors]) await script.restart();
  const database: Running = {
    name: 'PostgreSQL',
    kill: () => killPostgres(postgres),
    restart: async () => {
      postgres = await startDatabase();
    },
  };
  const bus: Running = { name: 'NATS', kill: () => nats.kill(), restart: () => nats.restart() };
  const victims = [gateways[0], collectors[0], bus, database, gateways[1], collectors[1]].filter((victim) => victim !== undefined);
  const load = new Load(slices, gateways);
  try {
    load.start();
    for (let count = 0; count < killCount; count += 1) {
      const victim = victims[count % victims.length];
      if (victim === undefined) continue;
      await sleep(500 + Math.random() * 1_000);
      const killedAt = Date.now();
      await victim.kill();
      if (victim instanceof KillableScript) load.killed(victim, killedAt);
      await sleep(Math.random() * 500);
      await victim.restart();
      if ((count + 1) % 10 === 0) console.log(`${count + 1} kills, ${load.answered} requests answered`);
    }
    await sleep(2_000);
    await load.stop();
    return await compare(postgres.url, slices, load, killCount);
  } finally {
    for (const script of [...gateways, ...collectors]) await script.kill();
    node.child.kill('SIGKILL');
    await nats.stop();
    await postgres.stop();
  }
}

class Load {
  answered = 0;
  readonly #slices: readonly Slice[];
  readonly #gateways: readonly KillableScript[];
  readonly #recent = new Map<KillableScript, { slice: Slice; at: number }[]>();
  #isStopping = false;
  #running: Promise<unknown> = Promise.resolve();
  #startedAt = 0;

  constructor(slices: readonly Slice[], gateways: readonly KillableScript[]) {
    this.#slices = slices;
    this.#gateways = gateways;
  }

  start(): void {
    this.#startedAt = Date.now();
    this.#running = Promise.all(this.#gateways.map((gateway) => this.#send(gateway)));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  /** Marks recent requests as endangered: the responses of a killed gateway's last second can be lost. */
  killed(gateway: KillableScript, killedAt: number): void {
    for (const { slice, at } of this.#recent.get(gateway) ?? []) if (killedAt - at < lostMsMax) slice.endangered += 1;
    this.#recent.set(gateway, []);
  }

  async #send(gateway: KillableScript): Promise<void> {
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';
    while (!this.#isStopping) {
      const slice = this.#slices[Math.floor((Date.now() - this.#startedAt) / sliceMs) % this.#slices.length];
      if (slice === undefined) return;
      try {
        const response = await fetch(`${gateway.address}/rpc/ethereum/${slice.secret}`, {
          method: 'POST',
          body,
          signal: AbortSignal.timeout(5_000),
        });
        await response.text();
        if (response.status === 200) {
          slice.answered += 1;
          this.answered += 1;
          const recent = (this.#recent.get(gateway) ?? []).filter(({ at }) => Date.now() - at < lostMsMax);
          this.#recent.set(gateway, [...recent, { slice, at: Date.now() }]);
        } else await sleep(pauseMs);
      } catch {
        slice.unknown += 1;
        await sleep(pauseMs);
      }
    }
  }
}

async function compare(databaseUrl: string, slices: readonly Slice[], load: Load, kills: number): Promise<boolean> {
  const startedAt = Date.now();
  for (;;) {
    const recorded = await readRecorded(databaseUrl);
    const judged = slices.map((slice) => ({ ...slice, recorded: recorded.get(slice.projectId) ?? 0 }));
    const doubled = judged.filter((slice) => slice.recorded > slice.answered + slice.unknown);
    const missing = judged.filter((slice) => slice.recorded < slice.answered - slice.endangered);
    const isDone = missing.length === 0 || Date.now() - startedAt > drainMsMax;
    if (!isDone && doubled.length === 0) {
      await sleep(1_000);
      continue;
    }
    const total = [...recorded.values()].reduce((sum, count) => sum + count, 0);
    const used = judged.filter(({ answered }) => answered > 0);
    const excess = missing.reduce((sum, slice) => sum + slice.answered - slice.endangered - slice.recorded, 0);
    const lost = judged.reduce((sum, slice) => sum + Math.max(0, slice.answered - slice.recorded), 0);
    console.log(`kills: ${kills}, of gateways, collectors, NATS, and PostgreSQL in turn`);
    console.log(`requests answered: ${load.answered}, recorded: ${total}, in ${used.length} slices of ${sliceMs} ms with a project each`);
    console.log(`slices counted twice: ${doubled.length}`);
    console.log(`slices with losses outside the last ${lostMsMax} ms of a killed gateway: ${missing.length}, ${excess} requests`);
    console.log(`requests lost in the last moments of killed gateways: ${lost}`);
    console.log(`everything recorded ${((Date.now() - startedAt) / 1_000).toFixed(0)} s after the last request`);
    const ledger = spawn(process.execPath, [join(root, 'apps/api/src/ledger-check.ts')], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    });
    const [code] = (await once(ledger, 'exit')) as [number | null];
    return doubled.length === 0 && missing.length === 0 && code === 0;
  }
}

async function readRecorded(url: string): Promise<Map<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ project_id: string; requests: string }>(
      'select project_id, sum(requests) as requests from usage_minutes group by 1',
    );
    return new Map(rows.map((row) => [row.project_id, Number(row.requests)]));
  } finally {
    await client.end();
  }
}

async function createSlices(databaseUrl: string): Promise<Slice[]> {
  const { secrets, projectIds } = await runScript('apps/gateway/bench/create-keys.ts', {
    DATABASE_URL: databaseUrl,
    KEYS: String(sliceCount),
  });
  return secrets.map((secret, index) => ({ secret, projectId: projectIds[index] ?? '', answered: 0, unknown: 0, endangered: 0 }));
}

/** Kills the server without letting it clean up, and waits until its processes are gone. */
async function killPostgres({ pid, exited }: RunningPostgres): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await exited;
}

class KillableScript implements Running {
  readonly name: string;
  address = '';
  readonly #path: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(name: string, path: string, env: Record<string, string>) {
    this.name = name;
    this.#path = path;
    this.#env = env;
  }

  async restart(): Promise<void> {
    const { child, address } = await startScript(this.#path, this.#env);
    this.#child = child;
    this.address = address;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
