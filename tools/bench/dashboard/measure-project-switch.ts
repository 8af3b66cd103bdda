import type { Page } from 'playwright';
import { median } from '../report/load-report.ts';
import type { Figure } from '../report/figures.ts';
import { secondProjectName, type Stage } from './stage.ts';

/** Records when, after the last click, the switcher shows the project and its keys are visible. Keys of visited projects are cached. */
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

/** Measured switches, after two that load both projects. */
const [rounds, warmUps] = [5, 2];

/** Median time to switch between two projects that were both visited. */
export async function measureProjectSwitch(stage: Stage): Promise<readonly Figure[]> {
  const context = await (await stage.browser()).newContext({ storageState: await stage.session(), viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchSwitch);
    await page.goto(`${await stage.product()}/dashboard`);
    await switcherOf(page).filter({ hasText: secondProjectName }).waitFor();
    const takenMs: number[] = [];
    for (let round = 0; round < rounds + warmUps; round += 1) {
      const ms = await switchProject(page);
      await page.waitForLoadState('networkidle');
      if (round >= warmUps) takenMs.push(ms);
    }
    return [{ name: 'Switch of the project', value: median(takenMs), limit: 200, unit: 'ms', note: 'both shown before' }];
  } finally {
    await context.close();
  }
}
