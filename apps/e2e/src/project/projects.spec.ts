import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { expectToast, watchComplaints, watchToasts } from '../support/pages.ts';

test('creates, renames and deletes a project, whose deletion requires its name', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const toasts = await watchToasts(page);
  const account = await signUp(context, origin);

  await test.step('every dashboard section leads a new user to a first project', async () => {
    await page.goto('/dashboard/payments');
    await page.waitForURL('**/dashboard/get-started');
    await expect(page.getByRole('button', { name: 'Project Default. Switch project' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy API key' }).click();
  });

  await account.createProject('Left behind');
  await test.step('a new project becomes the current one', async () => {
    await page.goto('/workspace');
    await page.getByRole('button', { name: 'New project' }).first().click();
    await page.getByLabel('Project name').fill('Storefront');
    await page.getByRole('button', { name: 'Create project' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
  });

  await test.step('a new name is shown everywhere', async () => {
    await page.goto('/workspace');
    await page.getByRole('button', { name: 'Rename Storefront' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Shop window');
    await page.getByRole('button', { name: 'Rename project' }).click();
    await expect(page.getByRole('button', { name: 'Rename Shop window' })).toBeVisible();
  });

  await test.step('a wrong name deletes nothing, and the right one removes the project', async () => {
    await page.getByRole('button', { name: 'Delete Shop window' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Shop window?' });
    await dialog.getByRole('textbox').fill('Storefront');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The name doesn’t match')).toBeVisible();
    await dialog.getByRole('textbox').fill('Shop window');
    await dialog.getByRole('button', { name: 'Delete project' }).click();
    await expectToast(toasts, 'Shop window deleted');
    await expect(page.getByRole('button', { name: 'Rename Shop window' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Rename Left behind' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('sends no requests for the previous project after a switch', async ({ page, context, baseURL }) => {
  const account = await signUp(context, baseURL ?? '');
  const [first, second] = [await account.createProject('First'), await account.createProject('Second')];
  await page.goto('/dashboard/payments');
  const switcher = page.getByRole('button', { name: /Switch project/ });
  await expect(switcher).toHaveText(/First/);
  await expect(page.getByRole('button', { name: 'Add funds' })).toBeVisible();

  // Recorded inside the page, so that requests sent before the click don't count.
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

test('shows an error with a retry if projects fail to load, not an empty workspace', async ({ page, context, baseURL }) => {
  const account = await signUp(context, baseURL ?? '');
  await account.createProject('Storefront');
  const refusal = { error: { code: 'VALIDATION_FAILED', message: 'Rejected', requestId: 'req_e2e' } };
  await page.route('**/api/v1/projects', (route) => route.fulfill({ status: 400, json: refusal }));
  await page.goto('/dashboard');
  await expect(page.getByText('Couldn’t load your projects')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');

  await page.unroute('**/api/v1/projects');
  await page
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('button', { name: 'Try again' }))
    .click();
  await expect(page.getByRole('button', { name: 'Create API key' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('keeps the project list within the screen on a phone', async ({ page, context, baseURL }) => {
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
