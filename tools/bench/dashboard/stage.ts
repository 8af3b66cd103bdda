import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { signIn, type SignedInState } from './sign-in.ts';
import { startFloor } from './start-floor.ts';
import { startProduct } from './start-product.ts';

/** What the parts share. Each thing is started when it is first asked for, so that a part alone waits for nothing else. */
export interface Stage {
  readonly browser: () => Promise<Browser>;
  /** Origin of the product. */
  readonly product: () => Promise<string>;
  /** Origin of the floor app, which shares the product's identity service. */
  readonly floor: () => Promise<string>;
  /** A session of the sandbox's first account. */
  readonly session: () => Promise<SignedInState>;
}

export interface OpenedStage extends Stage {
  /** Ends what was started and removes what was written. */
  readonly close: () => Promise<void>;
}

function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => (started ??= start());
}

/** @param runningOrigin a product that runs already; without it one is started, with data of its own */
export async function openStage(runningOrigin?: string): Promise<OpenedStage> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-dashboard-'));
  const stops: (() => Promise<void>)[] = [];
  const product = once(async () => {
    if (runningOrigin !== undefined) return runningOrigin;
    const { origin, stop } = await startProduct(directory);
    stops.push(stop);
    return origin;
  });
  const floor = once(async () => {
    const { origin, stop } = await startFloor(directory, await product());
    stops.push(stop);
    return origin;
  });
  const browser = once(async () => {
    const launched = await chromium.launch(chromiumLaunchOptions);
    stops.push(() => launched.close());
    return launched;
  });
  return {
    product,
    floor,
    browser,
    session: once(async () => signIn(await browser(), await product())),
    close: async () => {
      for (const stop of stops.toReversed()) await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
