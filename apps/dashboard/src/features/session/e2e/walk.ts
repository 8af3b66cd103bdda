import type { Browser, BrowserContext, Page } from 'playwright';
import { startIdentity, type RunningIdentity } from '@onepoint/sandbox/identity/start-identity';
import { parseIdentityEnv } from '@onepoint/sandbox/identity/config/parse-identity-env';
import type { ServedProduct } from './serve-product.ts';

/** What must not happen in any walk: requests beyond this origin, errors of scripts, messages of errors. */
export interface WatchedContext {
  context: BrowserContext;
  page: Page;
  complaints: () => string[];
}

/** A fresh browser profile whose complaints are collected. Refusals of the identity service (4xx) are its answers, not complaints. */
export async function openContext(browser: Browser, origin: string): Promise<WatchedContext> {
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(`${origin}/`)) complaints.push(`left the origin: ${url}`);
  });
  context.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource') && message.location().url.includes('/__clerk/v1/');
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  return { context, page: await context.newPage(), complaints: () => complaints };
}

export interface StartServiceParameters {
  product: ServedProduct;
  dataDir: string;
  tokenTtlMs?: number;
}

/** Starts, or starts again, the identity service behind the product's origin. */
export async function startService({ product, dataDir, tokenTtlMs = 60_000 }: StartServiceParameters): Promise<RunningIdentity> {
  const env = { PUBLIC_ORIGIN: product.origin, IDENTITY_DATA_DIR: dataDir, IDENTITY_TOKEN_TTL_MS: String(tokenTtlMs) };
  const identity = await startIdentity({ settings: parseIdentityEnv(env), log: () => {} });
  product.setIdentity(identity.address);
  return identity;
}

/** Types a one-time code into Clerk's six boxes. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const input = page.locator('input[data-input-otp]').first();
  await input.waitFor();
  await input.focus();
  await page.keyboard.type(code, { delay: 10 });
}

/** The code that the sandbox panel shows, once it is another one than `before`. */
export async function readCode(page: Page, before = ''): Promise<string> {
  const shown = page.getByTestId('sandbox-code');
  await shown.filter({ hasNotText: before || '-' }).waitFor();
  return shown.innerText();
}

export async function enterIdentifier(page: Page, identifier: string): Promise<void> {
  await page.getByLabel('Email address').fill(identifier);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** What a press of one of the harness's buttons says. */
export async function press(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click();
  const output = page.getByLabel('output');
  await output.filter({ hasText: /./ }).waitFor();
  return output.innerText();
}
