import type { Database } from '@onepoint/database';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

export interface Measured {
  readonly name: string;
  /** Median time of running the query and serializing its rows, reported by PostgreSQL. */
  readonly executionMs: number;
  readonly planningMs: number;
  /** Undefined for baselines. */
  readonly limitMs: number | undefined;
}

export interface Question {
  readonly name: string;
  readonly query: SQL;
  readonly limitMs?: number;
}

const rounds = 15;
const warmUps = 3;

const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ 'Execution Time': z.number(), 'Planning Time': z.number() })]) })]);

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Times come from the database, so they exclude network and client time. */
export async function measureQuery({ orm }: Pick<Database, 'orm'>, { name, query, limitMs }: Question): Promise<Measured> {
  const times: { executionMs: number; planningMs: number }[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    // Serializes rows to text as for a client. `timing off`, because timing each step of the plan would slow it down.
    const { rows } = await orm.execute(sql`explain (analyze, serialize text, timing off, format json) ${query}`);
    const [{ 'QUERY PLAN': plan }] = explained.parse(rows);
    times.push({ executionMs: plan[0]['Execution Time'], planningMs: plan[0]['Planning Time'] });
  }
  const warm = times.slice(warmUps);
  return {
    name,
    executionMs: median(warm.map(({ executionMs }) => executionMs)),
    planningMs: median(warm.map(({ planningMs }) => planningMs)),
    limitMs,
  };
}

export const keepsLimit = ({ executionMs, limitMs }: Pick<Measured, 'executionMs' | 'limitMs'>): boolean =>
  limitMs === undefined || executionMs <= limitMs;

const columns = ['', 'limit ms', 'execution ms', 'planning ms', '× last', 'verdict'];

/** Table of measurements with their limits. The last measurement is the baseline; the others are also shown as multiples of it. */
export function formatMeasurements(list: readonly Measured[]): string {
  const lastMs = list.at(-1)?.executionMs ?? 0;
  const rows = list.map((measured) => [
    measured.name,
    measured.limitMs?.toFixed(1) ?? '–',
    measured.executionMs.toFixed(1),
    measured.planningMs.toFixed(1),
    lastMs === 0 ? '–' : (measured.executionMs / lastMs).toFixed(3),
    measured.limitMs === undefined ? '' : keepsLimit(measured) ? 'pass' : 'miss',
  ]);
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
  return [columns, ...rows].map((cells) => line(cells)).join('\n');
}
