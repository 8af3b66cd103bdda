/** What happens to a page whose code does not come: without a connection it waits in words, after a deployment the newest build is opened, once. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signUp } from './account.ts';

const scriptOf = /\/_dashboard\/assets\/.*\.js$/;

/** Paths of the documents that a page loads from now on. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const menuLink = (page: Page, name: string): Locator => page.getByRole('navigation', { name: 'Project menu' }).getByRole('link', { name });
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Opens the dashboard with all that it fetches once it is at rest. */
async function openAtRest(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(title(page, 'API keys')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /Find pages/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('without a connection a section waits in words, keeps what is typed, and opens by itself', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/promo-code');
  const code = page.getByRole('textbox', { name: 'Promo code' });
  await code.fill('WELCOME');
  const documents = watchDocuments(page);
  const notice = page.getByText('You’re offline');

  await test.step('the page stays, with header, menu and what was typed', async () => {
    await context.setOffline(true);
    await menuLink(page, 'Payments').click();
    await expect(notice).toBeVisible();
    await expect(code).toHaveValue('WELCOME');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(menuLink(page, 'Usage')).not.toHaveAttribute('aria-disabled');
  });

  await test.step('with the connection the section opens', async () => {
    await context.setOffline(false);
    await expect(title(page, 'Payments')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await test.step('who types on meanwhile stays', async () => {
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

test('a modal that is opened without a connection says so, and comes with it', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await openAtRest(page);
  const documents = watchDocuments(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The connection was lost');
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByLabel('Key name')).toBeVisible();
  expect(documents).toEqual([]);
});

test('after a deployment the section that was asked for is opened, once, and its error leaves menu, header and a retry', async ({
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

  await test.step('a pointer on its link fetches its code ahead', async () => {
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

  await test.step('its files are gone: its address is loaded, and when they are gone there, too, the page says so', async () => {
    await menuLink(later, 'Promo code').click();
    await expect(failure).toBeVisible();
    await expect(later).toHaveURL(/\/dashboard\/promo-code$/);
    expect(documents).toEqual(['/dashboard/promo-code']);
    await expect(menuLink(later, 'Usage')).toBeVisible();
    await expect(later.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
  });

  await test.step('a retry loads it where it is there again', async () => {
    await later.unroute(isMissing);
    await retry.click();
    await expect(title(later, 'Promo code')).toBeVisible();
    expect(documents).toEqual(['/dashboard/promo-code']);
  });
});

test('a part of the playground that is opened without a connection waits in words', async ({ page, context }) => {
  await page.goto('/playground/');
  const documents = watchDocuments(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Conformance' }).click();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(documents).toEqual([]);
});

test('addresses are compared exactly: another case is another address', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/Settings');
  await expect(title(page, 'There is no such section')).toBeVisible();
  await page.goto('/workspace/Profile');
  await expect(title(page, 'There is no such page')).toBeVisible();
  for (const path of ['/Login', '/Workspace', '/Dashboard']) expect((await page.goto(path))?.status(), path).toBe(404);
});
