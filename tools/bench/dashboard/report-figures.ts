/** Something measured, with the most it may be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** Empty for a ratio. */
  readonly unit: string;
  /** What was measured, where the name leaves that open. */
  readonly note?: string;
}

/** The limit itself is within. */
export const keepsLimit = ({ value, limit }: Figure): boolean => value <= limit;

const text = (value: number, unit: string): string =>
  `${value.toFixed(unit === '' ? 2 : ['kB', 'ms'].includes(unit) ? 1 : 0)} ${unit}`.trimEnd();

/** A line per figure: what it is, the limit, the figure, and whether it keeps to the limit. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, limit, unit, note = '' } = figure;
    return [name, text(limit, unit), text(value, unit), keepsLimit(figure) ? 'ok' : 'over', note];
  });
  const all = [['', 'limit', 'figure', 'verdict', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : column < 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(7),
      )
      .join('  ')
      .trimEnd();
  return `${all.map(line).join('\n')}\n`;
}
