import { expect, test } from '@playwright/test';
import { signUp } from './account.ts';
import { expectToast, watchComplaints, watchToasts } from './pages.ts';

test('a project is created, renamed and deleted, and leaves the list only once its name was typed', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  const account = await signUp(context, origin);

  await test.step('without a project every section of the dashboard leads to the workspace', async () => {
    await page.goto('/dashboard/payments');
    await page.waitForURL('**/workspace');
    await expect(page.getByText('Create your first project')).toBeVisible();
  });

  await account.createProject('Left behind');
  await test.step('a new project is the current one', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'New project' }).first().click();
    await page.getByLabel('Project name').fill('Storefront');
    await page.getByRole('button', { name: 'Create project' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
  });

  await test.step('a new name shows everywhere', async () => {
    await page.goto('/workspace');
    await page.getByRole('button', { name: 'Rename Storefront' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Shop window');
    await page.getByRole('button', { name: 'Rename project' }).click();
    await expect(page.getByRole('button', { name: 'Rename Shop window' })).toBeVisible();
  });

  await test.step('a wrong name deletes nothing; the right one takes the project out of the list', async () => {
    await page.getByRole('button', { name: 'Delete Shop window' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Shop window?' });
    await dialog.getByRole('textbox').fill('Storefront');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This is not the name of the project')).toBeVisible();
    await dialog.getByRole('textbox').fill('Shop window');
    await dialog.getByRole('button', { name: 'Delete project' }).click();
    await expectToast(toasts, 'Shop window is deleted');
    await expect(page.getByRole('button', { name: 'Rename Shop window' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Rename Left behind' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('after a switch nothing is asked of the project before', async ({ page, context, baseURL }) => {
  const account = await signUp(context, baseURL ?? '');
  const [first, second] = [await account.createProject('First'), await account.createProject('Second')];
  await page.goto('/dashboard/payments');
  const switcher = page.getByRole('button', { name: /Switch project/ });
  await expect(switcher).toHaveText(/First/);
  await expect(page.getByRole('button', { name: 'Make a deposit' })).toBeVisible();

  // The page's own order of clicks and calls: what the first project was asked before the click is of no account.
  await page.evaluate(() => {
    const events: string[] = [];
    const fetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      events.push(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    };
    addEventListener('click', () => events.splice(0), { capture: true });
    Object.assign(window, { events });
  });
  const asks = page.waitForResponse((response) => response.url().includes(second.id));
  await switcher.click();
  await page.getByRole('option', { name: /Second/ }).click();
  await expect(switcher).toHaveText(/Second/);
  await asks;
  const asked = await page.evaluate(() => (window as unknown as { events: string[] }).events);
  expect(asked.filter((url) => url.includes(second.id))).not.toEqual([]);
  expect(asked.filter((url) => url.includes(first.id))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/dashboard/payments');
});

test('projects that cannot be loaded are an error with a way to try again, not an empty workspace', async ({ page, context, baseURL }) => {
  const account = await signUp(context, baseURL ?? '');
  await account.createProject('Storefront');
  const refusal = { error: { code: 'VALIDATION_FAILED', message: 'Refused', requestId: 'req_e2e' } };
  await page.route('**/api/v1/projects', (route) => route.fulfill({ status: 400, json: refusal }));
  await page.goto('/dashboard');
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');

  await page.unroute('**/api/v1/projects');
  await page
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('button', { name: 'Try again' }))
    .click();
  await expect(page.getByRole('button', { name: 'Create API key' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('on a phone the list of projects stays within the screen', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Project Storefront. Switch project' }).click();
  const list = page.getByRole('dialog', { name: 'Projects' });
  await expect(list.getByRole('combobox')).toBeFocused();
  const { x = -1, width = 0 } = (await list.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});
