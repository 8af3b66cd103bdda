/** Pages whose code fails to load. Offline, they wait with a notice. After a deployment, they reload once to get the new build. */
import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { loadDialogs, menuLink, title, watchDocuments } from '../support/dashboard-tab.ts';

const scriptOf = /\/_dashboard\/assets\/.*\.js$/;

/** Waits until the code that the dashboard preloads has arrived. */
async function openAtRest(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(title(page, 'API keys')).toBeVisible();
  await loadDialogs(page);
}

test('keeps the page and its input while offline, then opens the requested section', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/promo-code');
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await code.fill('WELCOME');
  const documents = watchDocuments(page);
  const notice = page.getByText('You’re offline');

  await test.step('offline, the page stays with header, menu and input', async () => {
    await context.setOffline(true);
    await menuLink(page, 'Payments').click();
    await expect(notice).toBeVisible();
    await expect(code).toHaveValue('WELCOME');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(menuLink(page, 'Usage')).not.toHaveAttribute('aria-disabled');
  });

  await test.step('online again, the section opens', async () => {
    await context.setOffline(false);
    await expect(title(page, 'Payments')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await test.step('typing while offline cancels the navigation', async () => {
    await menuLink(page, 'Promo code').click();
    await expect(code).toBeVisible();
    await context.setOffline(true);
    await menuLink(page, 'Plans').click();
    await expect(notice).toBeVisible();
    await code.fill('SPRING');
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(code).toHaveValue('SPRING');
    await expect(page).toHaveURL(/promo-code$/);
  });

  expect(documents).toEqual([]);
});

test('shows an offline notice in a modal and loads it once online', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await openAtRest(page);
  const documents = watchDocuments(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Check your connection and try again.');
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByLabel('Key name')).toBeVisible();
  expect(documents).toEqual([]);
});

test('reloads once for missing code after a deployment, then shows an error with a retry inside the frame', async ({
  page,
  context,
  baseURL,
}) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await openAtRest(page);
  const files: string[] = [];
  page.on('request', (request) => {
    if (scriptOf.test(request.url())) files.push(request.url());
  });

  await test.step('hovering a link prefetches its code', async () => {
    await menuLink(page, 'Promo code').hover();
    await expect.poll(() => files).not.toEqual([]);
    await menuLink(page, 'Promo code').click();
    await expect(title(page, 'Promo code')).toBeVisible();
  });

  const later = await context.newPage();
  const isMissing = (url: URL): boolean => files.includes(url.href);
  await openAtRest(later);
  await later.route(isMissing, (route) => route.fulfill({ status: 404 }));
  const documents = watchDocuments(later);
  const failure = later.getByRole('alert').filter({ hasText: 'Something went wrong' });
  const retry = failure.getByRole('button', { name: 'Try again' });

  await test.step('with the files missing, the page reloads once and then shows an error', async () => {
    await menuLink(later, 'Promo code').click();
    await expect(failure).toBeVisible();
    await expect(later).toHaveURL(/\/dashboard\/promo-code$/);
    expect(documents).toEqual(['/dashboard/promo-code']);
    await expect(menuLink(later, 'Usage')).toBeVisible();
    await expect(later.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
  });

  await test.step('a retry succeeds once the files are back', async () => {
    await later.unroute(isMissing);
    await retry.click();
    await expect(title(later, 'Promo code')).toBeVisible();
    expect(documents).toEqual(['/dashboard/promo-code']);
  });
});

test('shows an offline notice for a section of the playground and loads it once online', async ({ page, context }) => {
  await page.goto('/playground/');
  const documents = watchDocuments(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Compliance tests' }).click();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(documents).toEqual([]);
});

test('talks to the API that the served configuration names, and says if there is none', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  const config = { body: 'globalThis.onepointConfig = { ONEPOINT_API_URL: "/staging/api" };' };
  const isConfig = '**/_dashboard/config.js';
  await page.route(isConfig, (route) => route.fulfill({ contentType: 'text/javascript', ...config }));
  await page.route('**/staging/api/**', (route) => route.continue({ url: route.request().url().replace('/staging', '') }));
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(title(page, 'API keys')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
  expect(called.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(called).toContain('/staging/api/v1/projects');

  for (const broken of ['', 'globalThis.onepointConfig = {', 'globalThis.onepointConfig = { ONEPOINT_API_URL: "api" };']) {
    config.body = broken;
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('This page isn’t set up correctly');
  }
  await page.unroute(isConfig);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(title(page, 'API keys')).toBeVisible();
});

test('matches paths case-sensitively', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/Settings');
  await expect(title(page, 'Page not found')).toBeVisible();
  await page.goto('/workspace/Profile');
  await expect(title(page, 'Page not found')).toBeVisible();
  for (const path of ['/Login', '/Workspace', '/Dashboard']) expect((await page.goto(path))?.status(), path).toBe(404);
});
