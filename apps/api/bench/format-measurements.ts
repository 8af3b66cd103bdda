import { keepsLimit } from './keeps-limit.ts';
import type { Measured } from './measure-query.ts';

const columns = ['', 'limit ms', 'execution ms', 'planning ms', '× last', 'verdict'];

/** A table of measurements: each beside its limit, and as a multiple of the last, the baseline. */
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
