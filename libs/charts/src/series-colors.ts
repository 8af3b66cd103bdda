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
 * Colour of every series, in order: the one it was given, else the one its id hashes to, else the next one free.
 * So a method keeps its colour across pages, and two series share one only when there are more than eight.
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
