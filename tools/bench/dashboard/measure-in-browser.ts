import type { Browser } from 'playwright';
import { measureClicks } from './measure-clicks.ts';
import { measureHeap } from './measure-heap.ts';
import { measureLongList } from './measure-long-list.ts';
import { measurePaint } from './measure-paint.ts';
import { measureProjectSwitch } from './measure-project-switch.ts';
import { measureStatistics } from './measure-statistics.ts';
import type { Figure } from './report-figures.ts';
import { signIn } from './sign-in.ts';

/** Few: medians of them settle soon, and the whole takes minutes. */
const rounds = 3;
const navigations = 200;
const list = { payments: 10_000, paymentsPerPage: 200 };

/** Everything that takes a browser, one after another. */
export async function measureInBrowser(browser: Browser, productOrigin: string, floorOrigin: string): Promise<readonly Figure[]> {
  const state = await signIn(browser, productOrigin);
  const paint = await measurePaint({ browser, state, productOrigin, floorOrigin, rounds });
  const click = await measureClicks(browser, state, productOrigin, rounds);
  const switchMs = await measureProjectSwitch(browser, state, productOrigin, rounds);
  const longTasksMs = await measureLongList(browser, state, productOrigin, list);
  const heapRatio = await measureHeap(browser, state, productOrigin, navigations);
  const statistics = await measureStatistics(rounds);
  const paints = `${Math.round(paint.oursMs)} ms to ${Math.round(paint.floorMs)} ms; processor slowed 4 ×, slow 4G, empty cache`;
  const longest = longTasksMs.length === 0 ? '' : `, the longest ${Math.round(Math.max(...longTasksMs))} ms`;
  return [
    { name: 'Largest paint beside the floor', value: paint.oursMs / paint.floorMs, limit: 1.25, unit: '', note: paints },
    { name: 'Slowest click to the next paint', value: click.ms, limit: 100, unit: 'ms', note: `${click.path}; processor slowed 4 ×` },
    { name: 'Switch of the project', value: switchMs, limit: 200, unit: 'ms', note: 'both shown before' },
    { name: 'Statistics drawn', value: statistics.firstMs, limit: 100, unit: 'ms', note: '10,000 points × 5 series, chart alone' },
    { name: 'Statistics panned', value: statistics.panMs, limit: 1000 / 60, unit: 'ms', note: 'a frame at 60 a second' },
    {
      name: 'Long tasks',
      value: longTasksMs.length,
      limit: 0,
      unit: 'tasks',
      note: `10,000 payments loaded and scrolled through${longest}`,
    },
    { name: 'Heap after 200 navigations', value: heapRatio, limit: 1.1, unit: '', note: 'beside the heap before them' },
  ];
}
