import type { Browser, CDPSession } from 'playwright';
import { followMenu, listScreens } from './screens.ts';
import type { SignedInState } from './sign-in.ts';
import { throttle } from './throttle.ts';

/** Bytes of JavaScript's heap that nothing frees. Twice: what the first collection finalises, the second takes. */
async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** The heap after so many navigations as a ratio of the heap before them. Two rounds over all screens come first, which load code and data. */
export async function measureHeap(browser: Browser, state: SignedInState, origin: string, navigations: number): Promise<number> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await throttle(page, {});
    await page.goto(`${origin}/dashboard`);
    await page.locator('main h1').first().waitFor();
    const screens = await listScreens(page);
    const go = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) await followMenu(page, screens[index % screens.length] ?? '/dashboard');
      await page.waitForLoadState('networkidle');
    };
    await go(2 * screens.length);
    const beforeBytes = await heldBytes(session);
    await go(navigations);
    return (await heldBytes(session)) / beforeBytes;
  } finally {
    await context.close();
  }
}
