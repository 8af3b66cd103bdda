import { Client, type Dispatcher } from 'undici';

export interface Round extends LoadResult {
  cpuMs: number | undefined;
}

export interface Summary {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the proxy per request; undefined if the system does not report it. */
  cpuMicrosPerRequest: number | undefined;
  failures: number;
}

/** Medians of the rounds. */
export function summarize(rounds: readonly Round[]): Summary {
  const of = (read: (round: Round) => number) => median(rounds.map((round) => read(round)));
  const hasCpu = rounds.every((round) => round.cpuMs !== undefined);
  return {
    requestsPerSecond: of((round) => round.requestsPerSecond),
    p50Ms: of((round) => quantile(round.latenciesMs, 0.5)),
    p99Ms: of((round) => quantile(round.latenciesMs, 0.99)),
    cpuMicrosPerRequest: hasCpu ? of((round) => ((round.cpuMs ?? 0) * 1_000) / Math.max(1, round.latenciesMs.length)) : undefined,
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
  };
}

const columns = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request', 'failed'];

function ratio(a: number | undefined, b: number | undefined): string {
  return a === undefined || b === undefined || b === 0 ? '–' : (a / b).toFixed(2);
}

/** A table of summaries, and the last one as a ratio of the first. */
export function formatTable(rows: readonly (Summary & { name: string })[]): string {
  const cells = rows.map(({ name, requestsPerSecond, p50Ms, p99Ms, cpuMicrosPerRequest, failures }) => [
    name,
    requestsPerSecond.toFixed(0),
    p50Ms.toFixed(2),
    p99Ms.toFixed(2),
    cpuMicrosPerRequest?.toFixed(1) ?? '–',
    String(failures),
  ]);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first !== undefined && last !== undefined && rows.length > 1) {
    cells.push([
      `${last.name} / ${first.name}`,
      ratio(last.requestsPerSecond, first.requestsPerSecond),
      ratio(last.p50Ms, first.p50Ms),
      ratio(last.p99Ms, first.p99Ms),
      ratio(last.cpuMicrosPerRequest, first.cpuMicrosPerRequest),
      '',
    ]);
  }
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ');
  return `${[columns, ...cells].map((row) => line(row).trimEnd()).join('\n')}\n`;
}

interface LoadParameters {
  /** URLs with a path; connections are distributed over them. */
  addresses: readonly string[];
  /** JSON body to post; without it, the URLs are requested with GET. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
  connections: number;
  durationMs: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  latenciesMs: number[];
  /** Replies other than 200, and broken connections. */
  failures: number;
}

/** Keeps every connection busy with consecutive requests for the given time. */
export async function generateLoad({ addresses, body, headers, connections, durationMs }: LoadParameters): Promise<LoadResult> {
  const result: LoadResult = { requestsPerSecond: 0, latenciesMs: [], failures: 0 };
  const startedAt = performance.now();
  const until = startedAt + durationMs;
  const request =
    body === undefined
      ? ({ method: 'GET', headers: { ...headers } } as const)
      : ({ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body } as const);
  const runs = Array.from({ length: connections }, (_, index) => run(addresses[index % addresses.length] ?? '', request, until, result));
  await Promise.all(runs);
  result.requestsPerSecond = (result.latenciesMs.length / (performance.now() - startedAt)) * 1_000;
  return result;
}

async function run(address: string, request: Omit<Dispatcher.RequestOptions, 'path'>, until: number, result: LoadResult): Promise<void> {
  const { origin, pathname } = new URL(address);
  const client = new Client(origin);
  for (let now = performance.now(); now < until; now = performance.now()) {
    try {
      const response = await client.request({ ...request, path: pathname });
      await response.body.dump();
      if (response.statusCode === 200) result.latenciesMs.push(performance.now() - now);
      else result.failures += 1;
    } catch {
      result.failures += 1;
    }
  }
  await client.close();
}

/** The nearest-rank quantile; 0 for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
