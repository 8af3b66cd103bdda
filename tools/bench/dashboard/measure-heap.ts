import type { CDPSession } from 'playwright';
import { heldBytes, type HeapSnapshot } from './held-bytes.ts';
import type { Figure } from './report-figures.ts';
import { followMenu, listScreens } from './screens.ts';
import type { Stage } from './stage.ts';
import { throttle } from './throttle.ts';

/** Navigations between two looks at the heap, and how many such batches. */
const [batchNavigations, batches] = [50, 4];

/** Before the first look: each screen six times, so that the browser has compiled most of what it will. Twelve collections freed none of that. */
const warmUpNavigations = 100;

/** What the browser allocates for itself, code that gets optimised above all, is no growth of ours. */
const ratioMax = 1.1;

/** Of the page's own objects: what the browser itself keeps of each navigation (timings, what was fetched) and no more. */
const objectsRatioMax = 1.04;

/** What a page holds and nothing frees. */
interface Held {
  /** JavaScript's heap, in bytes. */
  readonly heap: number;
  /** Of it and of the document, without compiled code, in bytes. */
  readonly objects: number;
  /** Nodes of the DOM, attached or not. */
  readonly nodes: number;
  readonly listeners: number;
}

const inMb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

async function takeSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

/** Collects garbage twice, for what the first collection finalises the second takes, and looks at what is left. */
async function lookAtHeld(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heap, nodes, listeners, objects: heldBytes(await takeSnapshot(session)) };
}

/** What a page holds after 200 navigations beside what it held before. Others come first, which load code and data and have the browser compile. */
export async function measureHeap(stage: Stage): Promise<readonly Figure[]> {
  const context = await (await stage.browser()).newContext({ storageState: await stage.session(), viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await throttle(page, {});
    await page.goto(`${await stage.product()}/dashboard`);
    await page.locator('main h1').first().waitFor();
    const screens = await listScreens(page);
    let navigated = 0;
    const heldAfter = async (count: number): Promise<Held> => {
      for (const end = navigated + count; navigated < end; navigated += 1)
        await followMenu(page, screens[navigated % screens.length] ?? '');
      // The same screen each time, so that only what was left behind differs.
      await followMenu(page, screens.at(-1) ?? '');
      await page.waitForLoadState('networkidle');
      return lookAtHeld(session);
    };
    const held = [await heldAfter(warmUpNavigations)];
    for (let batch = 0; batch < batches; batch += 1) held.push(await heldAfter(batchNavigations));
    const figure = (name: string, of: keyof Held, limit: number, show: (value: number) => string): Figure => {
      const values = held.map((look) => look[of]);
      const note = `beside before; every ${batchNavigations}: ${values.map(show).join(', ')}`;
      return {
        name: `${name} after ${batches * batchNavigations} navigations`,
        value: (values.at(-1) ?? 0) / (values[0] ?? 0),
        limit,
        unit: '',
        note,
      };
    };
    return [
      figure('Heap', 'heap', ratioMax, inMb),
      figure('Objects', 'objects', objectsRatioMax, inMb),
      figure('Nodes', 'nodes', objectsRatioMax, String),
      figure('Listeners', 'listeners', objectsRatioMax, String),
    ];
  } finally {
    await context.close();
  }
}
