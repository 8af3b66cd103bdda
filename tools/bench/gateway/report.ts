import type { LoadResult } from './generate-load.ts';
import { median, quantile } from './quantile.ts';

export interface Round extends LoadResult {
  cpuMs: number | undefined;
}

export interface Summary {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the proxy itself per request; undefined where the system does not tell. */
  cpuMicrosPerRequest: number | undefined;
  failures: number;
}

/** Medians over the rounds. */
export function summarise(rounds: readonly Round[]): Summary {
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

/** A table of summaries and, below, the last as a ratio of the first. */
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
