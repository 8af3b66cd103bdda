import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { installPeer } from '../site/builds/run-command.ts';
import type { LighthouseResult } from './marks.ts';

/** Pages that need full scores, by their name on the command line. */
export const lighthousePages: Readonly<Record<string, string>> = {
  home: '/',
  pricing: '/pricing',
  chains: '/chains',
  docs: '/docs',
  guide: '/docs/quick-start',
  method: '/docs/methods/eth_getBalance',
};
export const lighthouseLanguages = ['en', 'zh'];
export const lighthouseThemes = ['light', 'dark'] as const;

const themeKey = 'onepoint:themeMode:v1';

export type Theme = (typeof lighthouseThemes)[number];

interface LighthouseModule {
  readonly default: (url: string, flags: Readonly<Record<string, unknown>>) => Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

interface RunLighthouseParameters {
  readonly url: string;
  /** Theme to store before the visit; by default nothing is stored. */
  readonly theme?: Theme;
  readonly categories?: readonly string[];
}

const attempts = 3;

/**
 * Runs Lighthouse's mobile preset in a fresh browser profile. Chromium sometimes reports no largest paint; such a visit has no
 * performance score and is repeated.
 */
export async function runLighthouse(parameters: RunLighthouseParameters): Promise<LighthouseResult> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await visit(parameters);
    if (result.audits['largest-contentful-paint']?.numericValue !== undefined) return result;
  }
  throw new Error(`Lighthouse measured no largest paint of ${parameters.url} in ${String(attempts)} visits`);
}

async function visit({ url, theme, categories }: RunLighthouseParameters): Promise<LighthouseResult> {
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
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
