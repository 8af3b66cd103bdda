import type { SeriesColor, TimeSeries } from './time-series.ts';

const palette: readonly SeriesColor[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'];

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * Assigns each series a color: its own, otherwise the one its ID hashes to, otherwise the next free one. A series keeps its color across
 * pages. Up to eight series have distinct colors.
 */
export function assignSeriesColors(series: ReadonlyArray<Pick<TimeSeries, 'id' | 'color'>>): readonly SeriesColor[] {
  const taken = new Set<SeriesColor>(series.flatMap(({ color }) => color ?? []));
  return series.map(({ id, color }) => {
    if (color) return color;
    const start = hashOf(id) % palette.length;
    const candidates = palette.map((_, step) => palette[(start + step) % palette.length] ?? 'chart-1');
    const free = candidates.find((candidate) => !taken.has(candidate)) ?? candidates[0] ?? 'chart-1';
    taken.add(free);
    return free;
  });
}

/** CSS values for the canvas, which can't use custom properties. */
export interface ThemeColors {
  readonly series: readonly string[];
  readonly axis: string;
  readonly grid: string;
  readonly surface: string;
  readonly text: string;
  readonly textMuted: string;
  readonly fontFamily: string;
}

/** Reads the design tokens that apply to an element. */
export function readThemeColors(element: Element, series: readonly SeriesColor[]): ThemeColors {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    series: series.map((color) => token(`color-${color}`)),
    axis: token('color-text-3'),
    grid: token('color-line'),
    surface: token('color-surface-1'),
    text: token('color-text-1'),
    textMuted: token('color-text-2'),
    fontFamily: token('font-sans'),
  };
}
