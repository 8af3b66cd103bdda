import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Longer than the rests that any of the sites takes before it fetches ahead. */
const settledMs = 1000;

/** Waits until nothing has been asked for during a second: a page may take a moment before it fetches ahead. */
export async function settle(page: Page): Promise<void> {
  let lastAt = performance.now();
  const note = (): void => {
    lastAt = performance.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.on(event as 'request', note);
  for (let waitMs = settledMs; waitMs > 0; waitMs = settledMs - (performance.now() - lastAt)) await setTimeout(waitMs);
}
