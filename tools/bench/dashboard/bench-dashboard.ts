import { readWords, formatFigures, keepsLimit, type Figure } from '../report/figures.ts';
import { measureBytes, measurePaint } from './measure-paint.ts';
import { measureClicks, measureStatistics } from './measure-clicks.ts';
import { measureHeap } from './measure-heap.ts';
import { measureLongList } from './measure-long-list.ts';
import { measureProjectSwitch } from './measure-project-switch.ts';
import { measureWaterfalls } from './measure-waterfalls.ts';
import { openStage, type Stage } from './stage.ts';

const parts: Readonly<Record<string, (stage: Stage) => Promise<readonly Figure[]>>> = {
  bytes: measureBytes,
  paint: measurePaint,
  waterfalls: measureWaterfalls,
  clicks: measureClicks,
  switch: measureProjectSwitch,
  statistics: measureStatistics,
  list: measureLongList,
  heap: measureHeap,
};

/**
 * Measures the dashboard of `npm start` with its sandboxes behind its edge, next to a floor app that is served the same way and has the
 * same libraries but only one heading. Prints each figure next to its limit. Uses only loopback and removes everything afterwards.
 *
 * @param words names of parts, and the origin of a running product
 * @returns whether every figure is within its limit
 */
export async function benchDashboard(words: readonly string[] = []): Promise<boolean> {
  const { names, origin } = readWords(words, Object.keys(parts));
  const stage = await openStage(origin);
  const figures: Figure[] = [];
  try {
    for (const name of names) figures.push(...((await parts[name]?.(stage)) ?? []));
  } finally {
    await stage.close();
    // If a part fails, print what was measured before.
    if (figures.length > 0) console.log(`\nDashboard (bytes gzipped, the identity service’s own script apart)\n${formatFigures(figures)}`);
  }
  return figures.every(keepsLimit);
}
