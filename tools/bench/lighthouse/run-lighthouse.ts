import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { installPeer } from '../site/builds/install-peer.ts';
import type { LighthouseResult } from './lighthouse-result.ts';
import type { lighthouseThemes } from './pages.ts';

/** Where the product keeps the theme that its reader chose. */
const themeKey = 'onepoint:themeMode:v1';

export type Theme = (typeof lighthouseThemes)[number];

interface LighthouseModule {
  readonly default: (url: string, flags: Readonly<Record<string, unknown>>) => Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

export interface RunLighthouseParameters {
  readonly url: string;
  /** The theme that a reader of our site has chosen; without it nothing is stored. */
  readonly theme?: Theme;
  readonly categories?: readonly string[];
}

/** Runs Lighthouse as it runs for phones, in a browser without a past. */
export async function runLighthouse({ url, theme, categories }: RunLighthouseParameters): Promise<LighthouseResult> {
  const folder = await installPeer('lighthouse');
  const entry = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse } = (await import(entry)) as LighthouseModule;
  const profile = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const port = await findFreePort();
  const options = { ...chromiumLaunchOptions, args: [...chromiumLaunchOptions.args, `--remote-debugging-port=${String(port)}`] };
  const browser = await chromium.launchPersistentContext(profile, options);
  try {
    if (theme !== undefined) {
      const [page = await browser.newPage()] = browser.pages();
      await page.goto(new URL('/robots.txt', url).href);
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [themeKey, JSON.stringify(theme)] as const);
    }
    const flags = {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      ...(categories === undefined ? {} : { onlyCategories: categories }),
    };
    const result = await lighthouse(url, flags);
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
