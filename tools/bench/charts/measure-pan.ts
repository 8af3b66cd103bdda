import type { CDPSession, Page } from 'playwright';
import { chartPoints, chartSeries } from './bench-charts.ts';
import { openChartPage } from './open-chart-page.ts';
import { panGestures, type PanGesture } from './pan-gestures.ts';
import { watchFrames, type WatchedFrames } from './watch-frames.ts';

/** What a pan of two seconds cost, beside the same page at rest. */
export interface PanSample extends WatchedFrames {
  /** `idle`, or how the chart was panned. */
  readonly gesture: string;
  /** What the main thread worked, of all that it does, for each frame. */
  readonly workMsPerFrame: number;
}

const durationMs = 2000;

/** Seconds that the main thread has worked since the page began. */
async function readWorkSecs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function measure(page: Page, session: CDPSession, gesture: PanGesture): Promise<PanSample> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.u-over').boundingBox()) ?? {};
  const plot = { centerPx: x + width / 2, middlePx: y + height / 2, reachPx: width / 12 };
  await page.evaluate(watchFrames);
  const workSecs = await readWorkSecs(session);
  const endMs = performance.now() + durationMs;
  await gesture.run({ page, session, ...plot, isOver: () => performance.now() >= endMs });
  const frames: WatchedFrames = await page.evaluate('takeFrames()');
  if (gesture.pans && frames.steps === 0) throw new Error(`Nothing was panned by ${gesture.name}.`);
  const workMs = ((await readWorkSecs(session)) - workSecs) * 1000;
  return { gesture: gesture.name, ...frames, workMsPerFrame: workMs / Math.max(1, frames.frames) };
}

/** Pans over all points by events of the browser, each way of doing so for two seconds, with the same page at rest before them. */
export async function measurePan(): Promise<readonly PanSample[]> {
  const { page, close } = await openChartPage();
  try {
    await page.evaluate(`showPannableChart(${chartPoints}, ${chartSeries})`);
    await page.locator('.u-over').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const samples: PanSample[] = [];
    for (const gesture of panGestures) samples.push(await measure(page, session, gesture));
    return samples;
  } finally {
    await close();
  }
}
