import type { CDPSession } from 'playwright';
import type { Figure } from '../report/figures.ts';
import { followMenu, listScreens, type Stage } from './stage.ts';
import { throttle } from './throttle.ts';

/** Memory retained after 200 navigations, as a ratio of that before them. A warm-up first loads and compiles code and loads data. */
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
      // The same screen each time, so that only leaks differ.
      await followMenu(page, screens.at(-1) ?? '');
      await page.waitForLoadState('networkidle');
      return measureHeld(session);
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

/** The parts of a heap snapshot that are read: `nodes` holds one number per node and name in `node_fields`. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (string | readonly string[])[] };
  };
  readonly nodes: readonly number[];
}

/** Thrown when a snapshot lacks a field because V8 changed its format. */
export class HeapSnapshotError extends Error {
  readonly code = 'heap_snapshot_unreadable';
  constructor(field: string) {
    super(`The heap snapshot has no field ${field}`);
    this.name = 'HeapSnapshotError';
  }
}

/**
 * Bytes held by a page's own objects: the heap without compiled code and call feedback, which V8 grows for
 * hundreds of calls.
 * Format: https://learn.microsoft.com/en-us/microsoft-edge/devtools/memory-problems/heap-snapshot-schema
 *
 * @throws {HeapSnapshotError} if a field is missing
 */
export function heldBytes({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const place = (field: string): number => {
    const found = meta.node_fields.indexOf(field);
    if (found === -1) throw new HeapSnapshotError(field);
    return found;
  };
  const [typePlace, sizePlace] = [place('type'), place('self_size')];
  const typeNames = meta.node_types[typePlace];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    if (typeNames?.[nodes[node + typePlace] ?? 0] !== 'code') bytes += nodes[node + sizePlace] ?? 0;
  }
  return bytes;
}

const [batchNavigations, batches] = [50, 4];

/** Warm-up: each screen six times, so that V8 has compiled most of the code. Twelve garbage collections freed none of it. */
const warmUpNavigations = 100;

/** Optimized code and other allocations by the browser are not leaks of ours. */
const ratioMax = 1.1;

/** Growth of the page's own objects: the browser keeps data about each navigation (timings, fetched resources). */
const objectsRatioMax = 1.04;

interface Held {
  /** JavaScript heap in bytes. */
  readonly heap: number;
  /** JavaScript heap and document without compiled code, in bytes. */
  readonly objects: number;
  /** DOM nodes, attached or not. */
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

/** Collects garbage twice, because finalizers of the first collection free more in the second, then measures what is left. */
async function measureHeld(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heap, nodes, listeners, objects: heldBytes(await takeSnapshot(session)) };
}
