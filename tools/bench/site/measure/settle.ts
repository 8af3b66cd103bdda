import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Longer than the rests that any of the sites takes before it fetches ahead. */
const settledMs = 1000;

async function waitForSilence(page: Page): Promise<void> {
  let lastAt = performance.now();
  const note = (): void => {
    lastAt = performance.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.on(event as 'request', note);
  for (let waitMs = settledMs; waitMs > 0; waitMs = settledMs - (performance.now() - lastAt)) await setTimeout(waitMs);
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.off(event as 'request', note);
}

/** Waits until a page has come to rest: nothing asked for during a second, nothing left to do, and nothing that this has set off. */
export async function settle(page: Page): Promise<void> {
  await waitForSilence(page);
  await page.evaluate(async () => new Promise((resolve) => void requestIdleCallback(resolve)));
  await waitForSilence(page);
}
