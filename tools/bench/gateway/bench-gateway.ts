import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';
import { generateLoad, formatTable, summarize, type Round } from '../report/load-report.ts';
import { startBaseline, startMeasured, type MeasuredProcess } from './start-measured.ts';

const root = join(import.meta.dirname, '../../..');
const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';
const connections = 32;
/** Enough projects to stay below the limit of each. */
const keys = 16;
const rounds = 5;
const roundMs = 3_000;
const warmUpMs = 2_000;

interface Subject {
  name: string;
  process: MeasuredProcess;
  addresses: readonly string[];
  rounds: Round[];
}

/**
 * Measures the gateway next to a plain reverse proxy to the same node, alternating so that other load affects both. Prints a table. Uses
 * only loopback and removes everything afterwards.
 */
export async function benchGateway(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-bench-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    const postgres = await startPostgres({ ephemeral: true });
    stops.push(postgres.stop);
    const port = await findFreePort();
    const node = await startMeasured('echo-node', {
      script: join(import.meta.dirname, 'echo-node.ts'),
      env: { PORT: String(port) },
      directory,
    });
    stops.push(node.stop);
    const nodeAddress = `http://127.0.0.1:${port}`;
    const subjects = await startSubjects(nodeAddress, postgres.url, directory, stops);
    for (const subject of subjects) await measure(subject, warmUpMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) subject.rounds.push(await measure(subject, roundMs));
    }
    process.stdout.write(formatTable(subjects.map((subject) => ({ name: subject.name, ...summarize(subject.rounds) }))));
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function startSubjects(
  nodeAddress: string,
  databaseUrl: string,
  directory: string,
  stops: (() => Promise<void>)[],
): Promise<Subject[]> {
  const baseline = await startBaseline(nodeAddress, directory);
  stops.push(baseline.stop);
  const script = join(root, 'apps/gateway/bench/create-keys.ts');
  const { message, stop } = await startMeasured('create-keys', {
    script,
    env: { DATABASE_URL: databaseUrl, KEYS: String(keys) },
    directory,
  });
  await stop();
  const gateway = await startMeasured('gateway', {
    script: join(root, 'apps/gateway/src/server.ts'),
    env: { DATABASE_URL: databaseUrl, PORT: '0', GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [nodeAddress] } }) },
    directory,
  });
  stops.push(gateway.stop);
  const secrets = message['secrets'] as string[];
  return [
    { name: baseline.name, process: baseline, addresses: [baseline.address], rounds: [] },
    {
      name: 'gateway',
      process: gateway,
      addresses: secrets.map((secret) => `${String(gateway.message['address'])}/rpc/ethereum/${secret}`),
      rounds: [],
    },
  ];
}

async function measure({ process: measured, addresses }: Subject, durationMs: number): Promise<Round> {
  const before = measured.cpuMs();
  const load = await generateLoad({ addresses, body, connections, durationMs });
  const after = measured.cpuMs();
  return { ...load, cpuMs: before === undefined || after === undefined ? undefined : after - before };
}
