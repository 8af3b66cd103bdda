import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';
import { runCommand } from '../site/builds/run-command.ts';
import { startMeasured, type MeasuredProcess } from './start-measured.ts';

const root = join(import.meta.dirname, '../../..');
/** Enough projects to stay below the limit of each. */
const keys = 16;

export interface MeasuredGateway extends MeasuredProcess {
  /** `http://host:port` */
  readonly origin: string;
  /** URLs of the `ethereum` chain, one per key. */
  readonly addresses: readonly string[];
}

/** Setup for benchmarks of the gateway: a database with keys, and processes that stop together. Uses only loopback. */
export interface GatewaySetup {
  /** Folder for files of this run. It is deleted at the end. */
  readonly directory: string;
  /** Each key is in a separate project on the largest plan. */
  readonly secrets: readonly string[];
  /** @param nodes nodes of the `ethereum` chain; see `GATEWAY_UPSTREAMS` */
  startGateway: (
    nodes: { http: readonly unknown[]; ws?: readonly string[] },
    env?: Record<string, string>,
    nodeOptions?: readonly string[],
  ) => Promise<MeasuredGateway>;
  /** Starts a node from a script in this folder. */
  startNode: (script: string, env?: Record<string, string>) => Promise<MeasuredProcess & { readonly origin: string }>;
  /** Runs a script from the gateway's `bench` folder with the database, and returns its message. */
  runScript: (name: string, env?: Record<string, string>) => Promise<Record<string, unknown>>;
  /** Cleanup functions, called in reverse order. */
  readonly stops: (() => Promise<unknown>)[];
}

export async function withGatewaySetup<Result>(run: (setup: GatewaySetup) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-bench-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    return await run(await startSetup(directory, stops));
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function startSetup(directory: string, stops: (() => Promise<unknown>)[]): Promise<GatewaySetup> {
  // The bundle that runs in production. Nx restores it from its cache if nothing changed.
  await runCommand({ command: 'nx', args: ['build', '@onepoint/gateway'], cwd: root, env: { NX_DAEMON: 'false', NX_TUI: 'false' } });
  const postgres = await startPostgres({ ephemeral: true });
  stops.push(postgres.stop);
  const databaseEnv = { DATABASE_URL: postgres.url };
  const runScript: GatewaySetup['runScript'] = async (name, env = {}) => {
    const script = join(root, 'apps/gateway/bench', name);
    const { message, stop } = await startMeasured(name, { script, env: { ...databaseEnv, ...env }, directory });
    await stop();
    return message;
  };
  const secrets = (await runScript('create-keys.ts', { KEYS: String(keys) }))['secrets'] as string[];
  return {
    directory,
    secrets,
    stops,
    runScript,
    startNode: async (name, env = {}) => {
      const script = join(import.meta.dirname, name);
      const node = await startMeasured(name, { script, env: { PORT: '0', ...env }, directory });
      stops.push(node.stop);
      return { ...node, origin: String(node.message['address']) };
    },
    startGateway: async (nodes, env = {}, nodeOptions = []) => {
      const gateway = await startMeasured('gateway', {
        script: join(root, 'apps/gateway/dist/server.js'),
        nodeOptions: ['--enable-source-maps', ...nodeOptions],
        env: {
          ...databaseEnv,
          PORT: '0',
          DRAIN_SECONDS: '0',
          // Most benchmark nodes return the same answer to every call, so they would fail the gateway's checks.
          GATEWAY_HEAD_WATCH: 'off',
          GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: nodes }),
          ...env,
        },
        directory,
      });
      stops.push(gateway.stop);
      const origin = String(gateway.message['address']);
      return { ...gateway, origin, addresses: secrets.map((secret) => `${origin}/rpc/ethereum/${secret}`) };
    },
  };
}
