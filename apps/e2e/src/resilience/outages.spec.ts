/** Blocked site data, missing files, and silent or broken services always result in a message and a way forward, never in a blank page. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { chromium, expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { textIn } from '../support/texts.ts';

/** Makes reading the storage properties throw, as in browsers that block site data. */
async function blockSiteData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError');
        },
      });
    }
  });
}

const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

const entryOf = (app: string): RegExp => new RegExp(`/${app}/assets/index-[\\w-]+\\.js$`);

test('runs every app while the browser blocks site data', async ({ page, context, baseURL }) => {
  const errors = watchErrors(page);
  await blockSiteData(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login?redirect=%2Fdashboard');
  await expect(page.getByLabel('Email address')).toBeVisible();
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/workspace');
  await expect(page.getByText('Storefront').first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create API key' }).first()).toBeVisible();
  await page.goto('/playground/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('says on the sign-in page that cookies are needed if the browser blocks them', async ({ baseURL }, testInfo) => {
  const profile = testInfo.outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  // Chromium's own setting: "Don't allow sites to save data on your device".
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunchOptions, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto('/workspace');
  await page.waitForURL('**/login?redirect=*');
  await expect(page.getByRole('alert')).toContainText('Your browser blocks cookies for this site');
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await page.goto('/playground/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('says that the sign-in form failed to load, and loads it on retry', async ({ page }) => {
  await page.route('**/ui.browser.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('The sign-in form didn’t load');
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await page.unroute('**/ui.browser.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('says that the sign-in form is slow after 10 seconds, and loads it on retry', async ({ page }) => {
  await page.clock.install();
  await page.route('**/ui.browser.js', () => new Promise(() => {}));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading sign-in')).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(page.getByText('The sign-in form is taking longer than usual to load')).toBeVisible();
  // Click first: `unroute` lets held requests through, and the form would replace the button during the click.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.unroute('**/ui.browser.js');
  await expect(page.getByLabel('Email address')).toBeVisible();
});

for (const [app, path] of [
  ['_dashboard', '/workspace'],
  ['playground', '/playground/'],
] as const) {
  test(`${path} says that its entry script is missing after one reload, and starts once it is back`, async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === path) documents += 1;
    });
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true }));
    await page.route(entryOf(app), (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('This page didn’t load');
    expect(documents).toBe(2);
    await page.unroute(entryOf(app));
    await page.getByRole('link', { name: 'Reload page' }).click();
    await expect(page.getByText('This page didn’t load')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('says that the entry script is slow after 10 seconds, in the language of the URL', async ({ page }) => {
  await page.clock.install();
  await page.route(entryOf('_dashboard'), () => new Promise(() => {}));
  await page.goto('/ja/workspace', { waitUntil: 'commit' });
  await expect(page.locator('#start-notice')).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(page.getByText(textIn('ja', 'common:start.slow.title'))).toBeVisible();
});

test('says that projects load slowly after 10 seconds, with cancel and retry', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.clock.install();
  await page.route('**/api/v1/projects', () => new Promise(() => {}));
  const asked = page.waitForRequest('**/api/v1/projects');
  await page.goto('/dashboard');
  await asked;
  await page.clock.runFor(10_000);
  await expect(page.getByText('This is taking longer than usual…')).toBeVisible();
  const canceled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/v1/projects'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await canceled;
  await expect(page.getByRole('alert')).toContainText('Loading canceled.');
  await page.unroute('**/api/v1/projects');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
});

test('says that a silent identity service is slow after 10 seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/__clerk/v1/**', () => new Promise(() => {}));
  const asked = page.waitForRequest('**/__clerk/v1/**');
  await page.goto('/workspace');
  await asked;
  await page.clock.runFor(10_000);
  await expect(page.getByText('This is taking longer than usual…')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
});

test('says that sign-in is unavailable if the identity service returns errors', async ({ page }) => {
  const fail = (): void =>
    void page.route('**/__clerk/v1/{client,environment}*', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
  fail();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign-in is temporarily unavailable' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('shows a notice for a session that only the API rejects, without a loop, and signs out on request', async ({
  page,
  context,
  baseURL,
}) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  const refusal = { error: { code: 'SESSION_REQUIRED', message: 'Sign in to continue.', requestId: 'req_e2e' } };
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/api/v{1,3}/**', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.goto('/dashboard/usage');
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t confirm your session' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  expect(documents).toBe(1);
  await notice.getByRole('button', { name: 'Sign out and sign in again' }).click();
  await page.waitForURL('**/login?redirect=%2Fdashboard%2Fusage');
  await expect(page.getByLabel('Email address')).toBeVisible();
});
