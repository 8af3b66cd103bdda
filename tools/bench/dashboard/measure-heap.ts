import type { CDPSession } from 'playwright';
import type { Figure } from './report-figures.ts';
import { followMenu, listScreens } from './screens.ts';
import type { Stage } from './stage.ts';
import { throttle } from './throttle.ts';

/** Navigations between two looks at the heap, and how many such batches. */
const [batchNavigations, batches] = [50, 4];

/** What the browser allocates for itself, code that gets optimised above all, is no growth of ours. */
const ratioMax = 1.1;

/** Bytes of JavaScript's heap that nothing frees. Twice: what the first collection finalises, the second takes. */
async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** The heap after 200 navigations beside the heap before them. A batch comes first, which loads code and data and has the browser compile what it will. */
export async function measureHeap(stage: Stage): Promise<readonly Figure[]> {
  const context = await (await stage.browser()).newContext({ storageState: await stage.session(), viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await throttle(page, {});
    await page.goto(`${await stage.product()}/dashboard`);
    await page.locator('main h1').first().waitFor();
    const screens = await listScreens(page);
    let navigated = 0;
    const heldAfter = async (count: number): Promise<number> => {
      for (const end = navigated + count; navigated < end; navigated += 1)
        await followMenu(page, screens[navigated % screens.length] ?? '');
      // The same screen each time, so that only what was left behind differs.
      await followMenu(page, screens.at(-1) ?? '');
      await page.waitForLoadState('networkidle');
      return heldBytes(session);
    };
    const beforeBytes = await heldAfter(batchNavigations);
    const afterBytes: number[] = [];
    for (let batch = 0; batch < batches; batch += 1) afterBytes.push(await heldAfter(batchNavigations));
    const inMb = [beforeBytes, ...afterBytes].map((bytes) => (bytes / 1e6).toFixed(1)).join(', ');
    return [
      {
        name: `Heap after ${batches * batchNavigations} navigations`,
        value: (afterBytes.at(-1) ?? 0) / beforeBytes,
        limit: ratioMax,
        unit: '',
        note: `beside the heap before them; every ${batchNavigations}: ${inMb} MB`,
      },
    ];
  } finally {
    await context.close();
  }
}
