import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasured, type MeasuredProcess } from '../gateway/start-measured.ts';
import { assertBuilt } from '../report/figures.ts';
import { generateLoad, formatTable, summarize, type Round, type Summary } from '../report/load-report.ts';
import { acceptEncoding } from './take-answer.ts';

/** Limit: cached pages per second on one core. */
export const pagesPerSecondMin = 3_000;

export interface Verdict {
  line: string;
  isWithinLimits: boolean;
}

/** Compares requests per second with the limit; failures do not count as pages. */
export function describeVerdict({ requestsPerSecond, failures }: Pick<Summary, 'requestsPerSecond' | 'failures'>): Verdict {
  const isWithinLimits = requestsPerSecond >= pagesPerSecondMin && failures === 0;
  const figures = `${requestsPerSecond.toFixed(0)} pages/s (limit ${String(pagesPerSecondMin)}), ${String(failures)} failed`;
  return { line: `site server: ${figures}: ${isWithinLimits ? 'ok' : 'MISSED'}\n`, isWithinLimits };
}

/** Small and large pages in two languages, some with data. */
const paths = ['/', '/pricing', '/docs/quick-start', '/docs/methods/eth_call', '/chains', '/zh', '/zh/pricing', '/zh/chains'];
const serverScript = join(import.meta.dirname, '../../../apps/site/dist/node/server.js');
const builtIndex = join(import.meta.dirname, '../../../apps/site/dist/client/index.html');
const bareScript = join(import.meta.dirname, 'bare-server.ts');
const connections = 32;
const rounds = 5;
const roundMs = 2_000;
const warmUpMs = 1_000;

interface Subject {
  name: string;
  process: MeasuredProcess;
  origin: string;
  rounds: Round[];
}

/**
 * Measures the site's server with every page cached, next to a bare `node:http` server that sends the same bytes: one process each,
 * alternating, over kept-alive connections. Uses the last build.
 *
 * @returns whether the server is fast enough
 * @throws {BenchError} if the site is not built
 * @throws {Error} if a page does not answer
 */
export async function benchSiteServer(): Promise<boolean> {
  assertBuilt(builtIndex, 'The site', 'npx nx build @onepoint/site');
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-bench-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    const site = await startMeasured('site', { script: serverScript, env: { PORT: '0' }, directory });
    stops.push(site.stop);
    const origin = String(site.message['address']);
    const port = String(await findFreePort());
    const bare = await startMeasured('bare', {
      script: bareScript,
      env: { PORT: port, ORIGIN: origin, PATHS: JSON.stringify(paths) },
      directory,
    });
    stops.push(bare.stop);
    const subjects: readonly Subject[] = [
      { name: 'bare node:http', process: bare, origin: `http://127.0.0.1:${port}`, rounds: [] },
      { name: 'site server', process: site, origin, rounds: [] },
    ];
    for (const subject of subjects) await measure(subject, warmUpMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) subject.rounds.push(await measure(subject, roundMs));
    }
    const summaries = subjects.map((subject) => ({ name: subject.name, ...summarize(subject.rounds) }));
    const verdict = describeVerdict(summarize(subjects[1]?.rounds ?? []));
    process.stdout.write(formatTable(summaries) + verdict.line);
    return verdict.isWithinLimits;
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure({ process: measured, origin }: Subject, durationMs: number): Promise<Round> {
  const before = measured.cpuMs();
  const load = await generateLoad({ addresses: paths.map((path) => origin + path), headers: acceptEncoding, connections, durationMs });
  const after = measured.cpuMs();
  return { ...load, cpuMs: before === undefined || after === undefined ? undefined : after - before };
}
