import type { Browser, Page } from 'playwright';
import { median } from '../gateway/quantile.ts';
import { secondProjectName, type SignedInState } from './sign-in.ts';

/** Tells when, after the latest click, the switcher named the project and its keys were there. Keys of a project that was looked at are kept. */
function watchSwitch(): void {
  let clickedMs = 0;
  addEventListener(
    'pointerup',
    (event) => {
      clickedMs = event.timeStamp;
    },
    { capture: true },
  );
  Object.assign(globalThis, {
    switchedMs: async (name: string) => {
      const isThere = () =>
        [...document.querySelectorAll('button')].some((button) => button.ariaLabel?.startsWith(`Project ${name}.`)) &&
        document.querySelector('main [aria-busy=true]') === null;
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - clickedMs;
    },
  });
}

const switcherOf = (page: Page) => page.getByRole('button', { name: /Switch project/ });

/** Switches to the project that is not shown, and measures from the click to the frame that shows it. */
async function switchProject(page: Page): Promise<number> {
  await switcherOf(page).click();
  const option = page.getByRole('option', { selected: false }).first();
  const name = ((await option.innerText()).split('\n')[0] ?? '').trim();
  const measured = page.evaluate(
    `new Promise((resolve) => addEventListener('pointerup', () => setTimeout(() => resolve(switchedMs(${JSON.stringify(name)}))), { once: true, capture: true }))`,
  );
  await option.click();
  return (await measured) as number;
}

/** A switch of the project where both were shown before, in milliseconds: the median of some. */
export async function measureProjectSwitch(browser: Browser, state: SignedInState, origin: string, rounds: number): Promise<number> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchSwitch);
    await page.goto(`${origin}/dashboard`);
    await switcherOf(page).filter({ hasText: secondProjectName }).waitFor();
    const takenMs: number[] = [];
    for (let round = 0; round < rounds + 2; round += 1) {
      const ms = await switchProject(page);
      await page.waitForLoadState('networkidle');
      if (round >= 2) takenMs.push(ms);
    }
    return median(takenMs);
  } finally {
    await context.close();
  }
}
