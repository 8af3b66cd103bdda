import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import type { useClerk } from '@clerk/clerk-react';
import type { RunningIdentity } from '@onepoint/sandbox/identity/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildHarness, serveProduct, type ServedProduct } from './harness-server.ts';
import {
  enterIdentifier,
  installWallet,
  mailedCode,
  openContext,
  press,
  readCode,
  signUpDirectly,
  startService,
  typeCode,
  type WatchedContext,
} from './walk.ts';

const directory = mkdtempSync(join(tmpdir(), 'session-walk-'));
const dataDir = join(directory, 'data');
let browser: Browser;
let product: ServedProduct;
let identity: RunningIdentity;
let watched: WatchedContext;

beforeAll(async () => {
  const outDir = join(directory, 'dist');
  await buildHarness({ outDir, publishableKey: '' });
  product = await serveProduct(outDir);
  identity = await startService({ product, dataDir });
  browser = await chromium.launch(headlessLaunchOptions);
}, 300_000);
afterAll(async () => {
  await browser.close();
  await product.close();
  await identity.stop();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  watched = await openContext(browser, product.origin);
});
afterEach(async () => {
  await watched.context.close();
});

async function openSignedIn(emailAddress: string, password?: string): Promise<void> {
  await signUpDirectly(watched.context, product.origin, emailAddress, password);
  await watched.page.goto('/workspace');
  await watched.page.getByRole('heading', { name: emailAddress }).waitFor();
}

/** Returns Unix milliseconds. */
function expiryOf(token: string): number {
  const { exp }: { exp: number } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return exp * 1000;
}

async function enterPassword(password: string): Promise<void> {
  await watched.page.getByLabel('Password', { exact: true }).fill(password);
  await watched.page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function signOut(): Promise<void> {
  await watched.page.getByRole('button', { name: 'sign out', exact: true }).click();
  await watched.page.waitForURL('/');
}

describe('a person with a browser', { timeout: 300_000 }, () => {
  it('signs up with a code after a wrong one and a reload, and is redirected back', async () => {
    const { page, complaints } = watched;
    await page.goto('/dashboard?from=mail#keys');
    await page.waitForURL('/login?redirect=%2Fdashboard%3Ffrom%3Dmail%23keys');
    await enterIdentifier(page, 'ada@example.com');
    const code = await readCode(page);
    await typeCode(page, code === '000000' ? '111111' : '000000');
    await page.getByTestId('form-feedback-error').filter({ hasText: 'Incorrect code' }).waitFor();
    await page.reload();
    await typeCode(page, await readCode(page));
    await page.waitForURL('/dashboard?from=mail#keys');
    await page.getByRole('heading', { name: 'ada@example.com' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('stays signed in after a reload, in a second tab, and after a restart of the identity service', async () => {
    const { page, context, complaints } = watched;
    await openSignedIn('stays@example.com');
    await page.reload();
    await page.getByRole('heading', { name: 'stays@example.com' }).waitFor();
    await identity.stop();
    identity = await startService({ product, dataDir });
    await page.reload();
    await page.getByRole('heading', { name: 'stays@example.com' }).waitFor();
    const second = await context.newPage();
    await second.goto('/workspace');
    await second.getByRole('heading', { name: 'stays@example.com' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('gets a new token when the old one expired', async () => {
    const { page, complaints } = watched;
    await identity.stop();
    identity = await startService({ product, dataDir, tokenTtlMs: 3_000 });
    await openSignedIn('token@example.com');
    const firstExpiresAt = expiryOf(await press(page, 'token'));
    await expect
      .poll(async () => expiryOf(await press(page, 'token')), { timeout: 120_000, interval: 250 })
      .toBeGreaterThan(firstExpiresAt);
    await identity.stop();
    identity = await startService({ product, dataDir });
    expect(complaints()).toEqual([]);
  });

  it('signs out, leaves no redirect behind, and signs in again by password', async () => {
    const { page, complaints } = watched;
    await openSignedIn('password@example.com', 'correct horse 9');
    await signOut();
    await page.goto('/dashboard');
    await page.waitForURL('/login?redirect=%2Fdashboard');
    await page.goto('/login');
    await enterIdentifier(page, 'password@example.com');
    await enterPassword('wrong horse 9');
    await page.getByTestId('form-feedback-error').filter({ hasText: 'Password is incorrect' }).waitFor();
    await enterPassword('correct horse 9');
    await page.waitForURL('/workspace');
    expect(complaints()).toEqual([]);
  });

  it('signs in again by code', async () => {
    const { page, complaints } = watched;
    await openSignedIn('code@example.com');
    await signOut();
    await page.goto('/login?redirect=/dashboard');
    const before = await readCode(page);
    await enterIdentifier(page, 'code@example.com');
    await typeCode(page, await readCode(page, before));
    await page.waitForURL('/dashboard');
    await page.getByRole('heading', { name: 'code@example.com' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('signs up and in with a wallet', async () => {
    const { page, complaints } = watched;
    const account = privateKeyToAccount(generatePrivateKey());
    await installWallet(page, account);
    await page.goto('/login');
    for (const round of ['up', 'in']) {
      await page.getByRole('button', { name: 'MetaMask' }).click();
      await page.getByRole('heading', { name: account.address }).waitFor();
      await signOut();
      if (round === 'up') await page.goto('/login');
    }
    expect(complaints()).toEqual([]);
  });

  it('signs up and in with GitHub, and can cancel', async () => {
    const { page, complaints } = watched;
    await page.goto('/login?redirect=/dashboard');
    await page.getByRole('button', { name: 'GitHub' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You did not grant access to your').waitFor();

    await page.goto('/login?redirect=/dashboard');
    await page.getByRole('button', { name: 'GitHub' }).click();
    await page.getByLabel('Username').fill('mona');
    await page.getByLabel('Email').fill('mona@example.com');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('/dashboard');
    await page.getByRole('heading', { name: 'mona@example.com' }).waitFor();
    await signOut();

    // Tests the app's own callback page, which handles sign-ins not started by Clerk's form.
    await page.goto('/login');
    await page.getByRole('button', { name: 'GitHub' }).waitFor();
    await page.evaluate(() => {
      const redirectUrl = '/sso-callback?redirect=%2Fdashboard';
      const clerk: ReturnType<typeof useClerk> = Reflect.get(window, 'Clerk');
      return clerk.client?.signIn.authenticateWithRedirect({ strategy: 'oauth_github', redirectUrl, redirectUrlComplete: '/dashboard' });
    });
    await page.getByRole('button', { name: 'Continue as mona' }).click();
    await page.waitForURL('/dashboard');
    await page.getByRole('heading', { name: 'mona@example.com' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('edits their name, adds a second e-mail address and makes it the primary one', async () => {
    const { page, complaints } = watched;
    await openSignedIn('first@example.com');
    expect(await press(page, 'rename')).toBe('Grace Hopper');
    await page.getByRole('heading', { name: 'Grace' }).waitFor();
    await press(page, 'add e-mail');
    const code = await mailedCode(watched.context, 'second@example.com');
    page.once('dialog', (dialog) => void dialog.accept(code));
    expect(await press(page, 'verify e-mail')).toBe('second@example.com');
    expect(complaints()).toEqual([]);
  });

  it('signs out everywhere', async () => {
    const { page, complaints } = watched;
    const other = await openContext(browser, product.origin);
    await signUpDirectly(other.context, product.origin, 'everywhere@example.com', 'correct horse 9');
    await other.page.goto('/workspace');
    await other.page.getByRole('heading', { name: 'everywhere@example.com' }).waitFor();
    await page.goto('/login');
    await enterIdentifier(page, 'everywhere@example.com');
    await enterPassword('correct horse 9');
    expect(await press(page, 'sessions')).toBe('2');
    await page.getByRole('button', { name: 'sign out everywhere' }).click();
    await page.waitForURL('/');
    await other.page.reload();
    await other.page.waitForURL('/login?redirect=%2Fworkspace');
    expect([...complaints(), ...other.complaints()]).toEqual([]);
    await other.context.close();
  });

  it('shows an error while the identity service is down, and recovers', async () => {
    const { page } = watched;
    await page.route('**/__clerk/**', (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Sign-in is temporarily unavailable' }).waitFor();
    await page.unroute('**/__clerk/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('/login?redirect=%2Fdashboard');
  });
});
