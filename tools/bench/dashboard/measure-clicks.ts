import type { Page } from 'playwright';
import { chartPoints, chartSeries, measureCharts } from '../charts/bench-charts.ts';
import { measurePan, type PanSample } from '../charts/measure-pan.ts';
import type { Figure } from '../report/figures.ts';
import { median } from '../report/load-report.ts';
import { followMenu, listScreens, reachEntry, type Stage } from './stage.ts';
import { phoneCpuRate, throttle } from './throttle.ts';

/** Records the longest interaction since the last call. Event Timing omits interactions below 16 ms. */
function watchInteractions(): void {
  let longestMs = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (Reflect.get(entry, 'interactionId')) longestMs = Math.max(longestMs, entry.duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, {
    takeLongestMs: async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      take(observer.takeRecords());
      const takenMs = longestMs;
      longestMs = 0;
      return takenMs;
    },
  });
}

const takeLongestMs = (page: Page): Promise<number> => page.evaluate('takeLongestMs()');

/** Rounds over all screens; the first one loads their code. */
const rounds = 3;

/** Measures from a click on a menu entry to the next paint on a phone's CPU, for the slowest screen, without first visits. */
export async function measureClicks(stage: Stage): Promise<readonly Figure[]> {
  const context = await (await stage.browser()).newContext({ storageState: await stage.session(), viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await throttle(page, { cpuRate: phoneCpuRate });
    await page.goto(`${await stage.product()}/dashboard`);
    await page.locator('main h1').first().waitFor();
    const screens = await listScreens(page);
    const takenMs = new Map<string, number[]>(screens.map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const path of screens) {
        await reachEntry(page, path);
        await takeLongestMs(page);
        await followMenu(page, path);
        takenMs.get(path)?.push(await takeLongestMs(page));
        await page.waitForLoadState('networkidle');
      }
    }
    const firstMs = new Map([...takenMs].map(([path, [first = 0]]) => [path, first]));
    const laterMs = new Map([...takenMs].map(([path, [, ...later]]) => [path, median(later)]));
    return [slowest('Click to the next paint, first visit', firstMs), slowest('Click to the next paint, further visits', laterMs)];
  } finally {
    await context.close();
  }
}

function slowest(name: string, clicksMs: ReadonlyMap<string, number>): Figure {
  const [worst = ['', 0], ...others] = [...clicksMs].toSorted(([, a], [, b]) => b - a);
  const next = others.slice(0, 2).map(([path, ms]) => `, ${path} ${Math.round(ms)}`);
  return { name, value: worst[1], limit: 100, unit: 'ms', note: `${worst[0]}${next.join('')}; processor slowed ${phoneCpuRate} ×` };
}

const statisticsRounds = 15;

const frameMs = 1000 / 60;
/** Maximum share of the idle page's frames that can be lost. */
const lostMax = 0.05;

function panFigures({ gesture, frames, framesPerSecond, longestMs, steps, workMsPerFrame }: PanSample, idle: PanSample): readonly Figure[] {
  const note = `${steps} steps in ${frames} frames, the longest ${longestMs.toFixed(1)} ms; at rest ${idle.frames} and ${idle.longestMs.toFixed(1)} ms`;
  const lost = Math.max(0, 1 - framesPerSecond / idle.framesPerSecond);
  return [
    { name: `Panned by ${gesture}, main thread a frame`, value: workMsPerFrame, limit: frameMs, unit: 'ms' },
    { name: `Panned by ${gesture}, part of frames lost`, value: lost, limit: lostMax, unit: '', note },
  ];
}

/** Measures the chart of the statistics page: medians of its first draw and of showing another range, then two seconds of panning. */
export async function measureStatistics(): Promise<readonly Figure[]> {
  const samples = await measureCharts(statisticsRounds);
  const of = (task: string) => median(samples.filter((sample) => sample.task === task).map(({ chartMs }) => chartMs));
  const points = `${chartPoints.toLocaleString('en')} points × ${chartSeries} series, the chart alone`;
  const [idle, ...panned] = await measurePan();
  return [
    { name: 'Statistics drawn', value: of('first'), limit: 100, unit: 'ms', note: points },
    { name: 'Statistics panned', value: of('zoom'), limit: frameMs, unit: 'ms', note: 'a frame of 60 a second' },
    ...(idle ? panned.flatMap((sample) => panFigures(sample, idle)) : []),
  ];
}
