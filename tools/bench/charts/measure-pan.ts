import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { chartPoints, chartSeries, openChartPage } from './bench-charts.ts';

/** Pans over all points with browser events, two seconds per gesture, after two seconds of the idle page. */
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

interface PanParameters {
  readonly page: Page;
  readonly session: CDPSession;
  /** Center of the plot on the page. */
  readonly centerPx: number;
  readonly middlePx: number;
  /** Distance that can be panned to either side. */
  readonly reachPx: number;
  readonly isOver: () => boolean;
}

interface PanGesture {
  readonly name: string;
  /** False for the idle page. */
  readonly pans: boolean;
  readonly run: (parameters: PanParameters) => Promise<void>;
}

/** A mouse reports its position up to 125 times a second. */
const eventMs = 8;
const stepPx = 4;

/** Positions back and forth around a center, one step apart. */
function* places(centerPx: number, reachPx: number): Generator<number, never> {
  for (let step = 1; ; step += 1) {
    const travelledPx = (step * stepPx) % (4 * reachPx);
    const offPx = travelledPx <= reachPx ? travelledPx : travelledPx <= 3 * reachPx ? 2 * reachPx - travelledPx : travelledPx - 4 * reachPx;
    yield centerPx + offPx;
  }
}

async function rest({ isOver }: PanParameters): Promise<void> {
  while (!isOver()) await wait(eventMs);
}

async function drag({ page, centerPx, middlePx, reachPx, isOver }: PanParameters): Promise<void> {
  await page.keyboard.down('Shift');
  await page.mouse.move(centerPx, middlePx);
  await page.mouse.down();
  for (const px of places(centerPx, reachPx)) {
    if (isOver()) break;
    await Promise.all([page.mouse.move(px, middlePx), wait(eventMs)]);
  }
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

async function turnWheel({ page, centerPx, middlePx, reachPx, isOver }: PanParameters): Promise<void> {
  await page.mouse.move(centerPx, middlePx);
  let beforePx = 0;
  for (const px of places(0, reachPx)) {
    if (isOver()) break;
    await Promise.all([page.mouse.wheel(px - beforePx, 0), wait(eventMs)]);
    beforePx = px;
  }
}

/** Pans with two fingers at a constant distance. */
async function moveFingers({ session, centerPx, middlePx, reachPx, isOver }: PanParameters): Promise<void> {
  const fingersAt = (px: number) => [-1, 1].map((side) => ({ x: px + side * reachPx, y: middlePx, id: side + 1 }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingersAt(centerPx) });
  for (const px of places(centerPx, reachPx)) {
    if (isOver()) break;
    await Promise.all([session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingersAt(px) }), wait(eventMs)]);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Idle comes first, as the baseline of the others. */
const panGestures: readonly PanGesture[] = [
  { name: 'idle', pans: false, run: rest },
  { name: 'Shift + drag', pans: true, run: drag },
  { name: 'sideways wheel', pans: true, run: turnWheel },
  { name: 'two fingers', pans: true, run: moveFingers },
];

interface WatchedFrames {
  readonly frames: number;
  readonly framesPerSecond: number;
  /** Pan steps that the page marked. */
  readonly steps: number;
  /** Longest time between two frames. */
  readonly longestMs: number;
}

/** Runs in the page: counts frames until `takeFrames` is called. */
function watchFrames(): void {
  const timesMs: number[] = [];
  performance.clearMarks('panned');
  let isWatching = true;
  const count = (timeMs: number): void => {
    timesMs.push(timeMs);
    if (isWatching) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  Object.assign(globalThis, {
    takeFrames: (): WatchedFrames => {
      isWatching = false;
      const spansMs = timesMs.slice(1).map((timeMs, index) => timeMs - (timesMs[index] ?? timeMs));
      const wholeMs = (timesMs.at(-1) ?? 0) - (timesMs[0] ?? 0);
      const steps = performance.getEntriesByName('panned').length;
      return { frames: spansMs.length, framesPerSecond: (1000 * spansMs.length) / wholeMs, steps, longestMs: Math.max(...spansMs) };
    },
  });
}

/** Cost of a pan of two seconds, or of the idle page. */
export interface PanSample extends WatchedFrames {
  /** `idle`, or the way of panning. */
  readonly gesture: string;
  /** Main-thread time per frame, including the browser's own work. */
  readonly workMsPerFrame: number;
}

const durationMs = 2000;

/** Main-thread seconds since the page was created. */
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
