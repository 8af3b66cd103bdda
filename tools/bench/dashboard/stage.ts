import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { startProcess } from '@onepoint/sandbox/processes/start-process';
import { sandboxAccounts } from '@onepoint/sandbox/start/sandbox-data';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { startFloor } from './start-floor.ts';

/** Shared resources, each started on first use so that a single part starts only what it needs. */
export interface Stage {
  readonly browser: () => Promise<Browser>;
  readonly product: () => Promise<string>;
  /** Origin of the floor app, which shares the product's identity service. */
  readonly floor: () => Promise<string>;
  /** A session of the sandbox's first account. */
  readonly session: () => Promise<SignedInState>;
}

interface OpenedStage extends Stage {
  readonly close: () => Promise<void>;
}

/** @param runningOrigin a running product; default: starts one with its own data */
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

export type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const secondProjectName = 'Bench';

async function createProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).first().click();
  await page.getByLabel('Project name').fill(secondProjectName);
  await page.getByRole('button', { name: 'Create project' }).click();
}

/** Signs in the sandbox's first account, creates a second project if missing, and returns the session's storage state. */
async function signIn(browser: Browser, origin: string): Promise<SignedInState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [account] = sandboxAccounts;
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email address').fill(account.emailAddress);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name=password]:visible').fill(account.password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/workspace');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main:not(:has([aria-busy=true]))').waitFor();
  const made = page.locator('main').getByText(secondProjectName, { exact: true });
  if (await made.isVisible()) await made.click();
  else await createProject(page);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

const root = join(import.meta.dirname, '../../..');
const readyTimeoutMs = 600_000;
const pollMs = 250;

interface RunningProduct {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product like `npm start`, on a free port and with its own data; builds what changed. */
export async function startProduct(directory: string): Promise<RunningProduct> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = await startProcess({
    name: 'the product',
    command: process.execPath,
    args: [join(root, 'tools/cli/start.mjs'), 'start'],
    env: { ...process.env, PORT: String(port), ONEPOINT_DATA_DIR: join(directory, 'data') },
    logFile: join(directory, 'product.log'),
    cwd: root,
  });
  for (const deadline = performance.now() + readyTimeoutMs; !(await isReady(origin)); await sleep(pollMs)) {
    if (!child.hasExited() && performance.now() < deadline) continue;
    await child.stop();
    throw new Error(`The product did not start: ${child.lastLines().at(-1) ?? 'it printed nothing'}`);
  }
  return { origin, stop: child.stop };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => (started ??= start());
}

/** Paths of the project's menu. The last one is the screen that `/dashboard` opens. */
export async function listScreens(page: Page): Promise<readonly string[]> {
  const entries = page.locator('nav a[href^="/dashboard"]');
  const paths = await entries.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const [first, ...rest] = [...new Set(paths)];
  // The current screen comes last, because following its link would not navigate.
  return first === undefined ? [] : [...rest, first];
}

/** Ensures that the menu has an entry by leaving the settings, which have their own menu. */
export async function reachEntry(page: Page, path: string): Promise<void> {
  const entry = page.locator(`nav a[href="${path}"]`).first();
  if ((await entry.count()) > 0) return;
  await page
    .locator('aside')
    .getByRole('link', { name: /^Back to/ })
    .click();
  await entry.waitFor();
}

export async function followMenu(page: Page, path: string): Promise<void> {
  await reachEntry(page, path);
  await page.locator(`nav a[href="${path}"]`).first().click();
  // The URL changes before the screen; the menu changes with the screen.
  await page.locator(`nav a[href="${path}"][aria-current="page"]`).first().waitFor();
  await page.locator('main h1').first().waitFor();
}
