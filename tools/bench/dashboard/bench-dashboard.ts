import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureInBrowser } from './measure-in-browser.ts';
import { formatFigures } from './report-figures.ts';
import { startFloor } from './start-floor.ts';
import { startProduct } from './start-product.ts';

/**
 * The dashboard as people get it: the product of `npm start` with its sandboxes, behind its edge; beside it, served the same way, a floor app
 * of the same libraries and one heading. Prints each figure beside its limit; runs on loopback and leaves nothing behind.
 */
export async function benchDashboard(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-dashboard-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    const product = await startProduct(directory);
    stops.push(product.stop);
    const floor = await startFloor(directory, product.origin);
    stops.push(floor.stop);
    const browser = await chromium.launch(chromiumLaunchOptions);
    stops.push(() => browser.close());
    const figures = [...measureBytes(), ...(await measureInBrowser(browser, product.origin, floor.origin))];
    console.log('\nDashboard (bytes gzipped, the identity service’s own script apart)');
    console.log(formatFigures(figures));
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await rm(directory, { recursive: true, force: true });
  }
}
