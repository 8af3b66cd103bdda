import { existsSync } from 'node:fs';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** Whether the value must be at least the limit, instead of at most. @default false */
  readonly isMinimum?: boolean;
  /** Empty for a ratio. */
  readonly unit: string;
  readonly note?: string;
}

/** A value equal to the limit passes. */
export const keepsLimit = ({ value, limit, isMinimum = false }: Figure): boolean => (isMinimum ? value >= limit : value <= limit);

const text = (value: number, unit: string): string =>
  `${value.toFixed(unit === '' ? 2 : ['kB', 'ms'].includes(unit) ? 1 : 0)} ${unit}`.trimEnd();

export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, limit, unit, isMinimum = false, note = '' } = figure;
    return [
      name,
      `${isMinimum ? '≥ ' : ''}${text(limit, unit)}`,
      text(value, unit),
      keepsLimit(figure) ? 'ok' : isMinimum ? 'under' : 'over',
      note,
    ];
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

/** Thrown when a benchmark cannot run: a build is missing, or an argument is unknown. The message says what to do. */
export class BenchError extends Error {
  override name = 'BenchError';
}

/**
 * Checks that a build exists.
 *
 * @param path a file or folder of the build
 * @throws {BenchError} with the command that creates it
 */
export function assertBuilt(path: string, what: string, command: string): void {
  if (!existsSync(path)) throw new BenchError(`${what} is not built. Run this first: ${command}`);
}

interface BenchWords {
  /** Names of parts; all of them if none was given. */
  readonly names: readonly string[];
  readonly origin?: string;
}

/**
 * Parses the words after `npm run bench dashboard`: names of parts, and the origin of a running product to measure.
 *
 * @throws {BenchError} for any other word
 */
export function readWords(words: readonly string[], known: readonly string[]): BenchWords {
  const address = words.find((word) => URL.canParse(word));
  const names = words.filter((word) => word !== address);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BenchError(`There is no part "${unknown}". There are: ${known.join(', ')}`);
  return { names: names.length === 0 ? known : names, ...(address === undefined ? {} : { origin: new URL(address).origin }) };
}
