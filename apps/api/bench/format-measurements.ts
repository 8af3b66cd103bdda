import type { Measured } from './measure-query.ts';

const columns = ['', 'median ms', 'server CPU ms', '× first', '× last'];

const ratio = (a: number, b: number | undefined): string => (b === undefined || b === 0 ? '–' : (a / b).toFixed(3));

/** A table of measurements: each also as a multiple of the first and of the last, the baselines. */
export function formatMeasurements(list: readonly Measured[]): string {
  const [first, last] = [list[0], list.at(-1)];
  const rows = list.map(({ name, wallMs, cpuMs }) => [
    name,
    wallMs.toFixed(1),
    cpuMs?.toFixed(1) ?? '–',
    ratio(wallMs, first?.wallMs),
    ratio(wallMs, last?.wallMs),
  ]);
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
  return [columns, ...rows].map((cells) => line(cells)).join('\n');
}
