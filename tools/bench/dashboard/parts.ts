import { measureBytes } from './measure-bytes.ts';
import { measureClicks } from './measure-clicks.ts';
import { measureHeap } from './measure-heap.ts';
import { measureLongList } from './measure-long-list.ts';
import { measurePaint } from './measure-paint.ts';
import { measureProjectSwitch } from './measure-project-switch.ts';
import { measureStatistics } from './measure-statistics.ts';
import { measureWaterfalls } from './measure-waterfalls.ts';
import type { Figure } from './report-figures.ts';
import type { Stage } from './stage.ts';

/** What can be measured by itself: its name on the command line, and the figures it gives. */
export const parts: Readonly<Record<string, (stage: Stage) => Promise<readonly Figure[]>>> = {
  bytes: measureBytes,
  paint: measurePaint,
  waterfalls: measureWaterfalls,
  clicks: measureClicks,
  switch: measureProjectSwitch,
  statistics: measureStatistics,
  list: measureLongList,
  heap: measureHeap,
};
