import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

export interface PanParameters {
  readonly page: Page;
  readonly session: CDPSession;
  /** Of the plot, from the page's edges. */
  readonly centerPx: number;
  readonly middlePx: number;
  /** How far to either side there is something to pan to. */
  readonly reachPx: number;
  readonly isOver: () => boolean;
}

/** A way to pan a chart to and fro until it is over. */
export interface PanGesture {
  readonly name: string;
  /** False for the page at rest. */
  readonly pans: boolean;
  readonly run: (parameters: PanParameters) => Promise<void>;
}

/** A mouse tells of its place up to 125 times a second. */
const eventMs = 8;
const stepPx = 4;

/** Places to and fro around a center, a step from one to the next. */
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

/** Two fingers that keep their distance. */
async function moveFingers({ session, centerPx, middlePx, reachPx, isOver }: PanParameters): Promise<void> {
  const fingersAt = (px: number) => [-1, 1].map((side) => ({ x: px + side * reachPx, y: middlePx, id: side + 1 }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingersAt(centerPx) });
  for (const px of places(centerPx, reachPx)) {
    if (isOver()) break;
    await Promise.all([session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingersAt(px) }), wait(eventMs)]);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** At rest first, as what the others are compared with. */
export const panGestures: readonly PanGesture[] = [
  { name: 'idle', pans: false, run: rest },
  { name: 'Shift + drag', pans: true, run: drag },
  { name: 'sideways wheel', pans: true, run: turnWheel },
  { name: 'two fingers', pans: true, run: moveFingers },
];
