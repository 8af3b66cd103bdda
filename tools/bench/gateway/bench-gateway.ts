import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';
import { BenchError, type Figure, formatFigures, keepsLimit, readWords } from '../report/figures.ts';
import { formatTable, generateLoad, quantile, summarize, type Round } from '../report/load-report.ts';
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

const parts = ['proxy', 'request-log'];

/** Uses only loopback and removes everything afterwards. */
export async function benchGateway(words: readonly string[]): Promise<boolean> {
  const { names } = readWords(words, parts);
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-bench-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    const setup = await startSetup(directory, stops);
    if (names.includes('proxy')) await compareWithProxy(setup);
    return names.includes('request-log') ? await compareRequestLog(setup) : true;
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await rm(directory, { recursive: true, force: true });
  }
}

interface Setup {
  directory: string;
  nodeAddress: string;
  startGateway: (name: string, env?: Record<string, string>) => Promise<Subject>;
  stops: (() => Promise<void>)[];
}

async function startSetup(directory: string, stops: (() => Promise<void>)[]): Promise<Setup> {
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
  const { message, stop } = await startMeasured('create-keys', {
    script: join(root, 'apps/gateway/bench/create-keys.ts'),
    env: { DATABASE_URL: postgres.url, KEYS: String(keys) },
    directory,
  });
  await stop();
  const secrets = message['secrets'] as string[];
  const startGateway = async (name: string, env: Record<string, string> = {}): Promise<Subject> => {
    const gateway = await startMeasured('gateway', {
      script: join(root, 'apps/gateway/src/server.ts'),
      env: {
        DATABASE_URL: postgres.url,
        PORT: '0',
        DRAIN_SECONDS: '0',
        // The echo node has the same answer to everything, so it would fail the checks of nodes.
        GATEWAY_HEAD_WATCH: 'off',
        GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [nodeAddress] } }),
        ...env,
      },
      directory,
    });
    stops.push(gateway.stop);
    const addresses = secrets.map((secret) => `${String(gateway.message['address'])}/rpc/ethereum/${secret}`);
    return { name, process: gateway, addresses, rounds: [] };
  };
  return { directory, nodeAddress, startGateway, stops };
}

/** The gateway beside a plain reverse proxy to the same node, alternating so that other load affects both. Prints a table. */
async function compareWithProxy({ directory, nodeAddress, startGateway, stops }: Setup): Promise<void> {
  const baseline = await startBaseline(nodeAddress, directory);
  stops.push(baseline.stop);
  const subjects = [{ name: baseline.name, process: baseline, addresses: [baseline.address], rounds: [] }, await startGateway('gateway')];
  for (const subject of subjects) await measure(subject, warmUpMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) subject.rounds.push(await measure(subject, roundMs));
  }
  process.stdout.write(formatTable(subjects.map((subject) => ({ name: subject.name, ...summarize(subject.rounds) }))));
}

/** Two processes of each kind, because one can be faster than another for no reason. */
const processesPerKind = 2;
/** Many short rounds in alternating order, so that other load on the machine affects both targets equally. */
const logRounds = 60;
const logRoundMs = 400;
const logRatioMax = 1.02;

/** The gateway with and without its request log. The warm-up uses up the keys' sampling budgets, as in steady traffic. */
async function compareRequestLog({ startGateway }: Setup): Promise<boolean> {
  const without: Subject[] = [];
  const withLog: Subject[] = [];
  for (let index = 0; index < processesPerKind; index += 1) {
    without.push(await startGateway('without request log', { GATEWAY_REQUEST_LOG: 'off' }));
    withLog.push(await startGateway('with request log'));
  }
  const subjects = without.flatMap((subject, index) => [subject, ...withLog.slice(index, index + 1)]);
  for (const subject of subjects) await measure(subject, warmUpMs);
  for (let round = 0; round < logRounds; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) subject.rounds.push(await measure(subject, logRoundMs));
  }
  process.stdout.write(
    formatTable([without, withLog].map((kind) => ({ name: kind[0]?.name ?? '', ...summarize(kind.flatMap((subject) => subject.rounds)) }))),
  );
  const failures = subjects.flatMap((subject) => subject.rounds).reduce((sum, round) => sum + round.failures, 0);
  if (failures > 0) throw new BenchError(`${failures} requests failed, so this run says nothing.`);
  const [off, on] = [without, withLog].map((kind) => undisturbedCpuMicros(kind.flatMap((subject) => subject.rounds)));
  const note = `${on?.toFixed(1) ?? '–'} and ${off?.toFixed(1) ?? '–'} µs, the fastest tenth of the rounds`;
  const value = on === undefined || off === undefined ? 0 : on / off;
  const figure: Figure = { name: 'CPU per request with / without request log', value, limit: logRatioMax, unit: '', note };
  process.stdout.write(formatFigures([figure]));
  return keepsLimit(figure);
}

/** CPU time per request where nothing else disturbed it: other load on the machine makes the same work take longer, never shorter. */
function undisturbedCpuMicros(of: readonly Round[]): number | undefined {
  const micros = of.map(({ cpuMs, latenciesMs }) => (cpuMs === undefined ? NaN : (cpuMs * 1_000) / Math.max(1, latenciesMs.length)));
  return micros.some(Number.isNaN) ? undefined : quantile(micros, 0.1);
}

async function measure({ process: measured, addresses }: Subject, durationMs: number): Promise<Round> {
  const before = measured.cpuMs();
  const load = await generateLoad({ addresses, body, connections, durationMs });
  const after = measured.cpuMs();
  return { ...load, cpuMs: before === undefined || after === undefined ? undefined : after - before };
}
