import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';

/**
 * Opens the workspace, and waits for the two things that the site uses to detect a session: the identity script's cookie, and the stored flag for a
 * sign-in on this device. Also waits for the projects: if the page is left while the identity script loads, the script mistakes the aborted request for
 * a sign-out.
 */
async function enterWorkspace(page: Page): Promise<void> {
  await page.goto('/workspace');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('onepoint:hasSignedIn:v1'))).toBe('true');
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name.startsWith('__client_uat'))).toBe(true);
  await expect(page.getByRole('button', { name: /^Rename / }).first()).toBeVisible();
}

test('shows projects, plan and balance on the site to a signed-in user, and signs out there', async ({ page, baseURL }) => {
  const account = await signUp(page.context(), baseURL ?? '');
  await account.createProject('First project');
  const second = await account.createProject('Second project');
  await enterWorkspace(page);
  // Requests of the workspace must not count as requests of the site.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/pricing');
  const opener = page.getByRole('button', { name: 'Account menu' });
  await expect(opener).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get started' })).toBeHidden();
  await page.locator('html[data-hydrated]').waitFor();
  expect(asked.filter((path) => path.startsWith('/__clerk') || path.startsWith('/api/v1/projects'))).toEqual([]);

  await opener.click();
  const header = page.getByRole('banner');
  await expect(header.getByText('Signed in as')).toBeVisible();
  await expect(header.getByText('$0.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(header.getByText('Signed in as')).toBeHidden();

  await opener.click();
  await header.getByRole('link', { name: 'Second project' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('button', { name: 'Project Second project. Switch project' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('onepoint:projectId:v1'))).toBe(JSON.stringify(second.id));

  await page.goto('/pricing');
  await page.locator('html[data-hydrated]').waitFor();
  await opener.click();
  await header.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(header.getByRole('link', { name: 'Get started' })).toBeVisible();
  await expect(opener).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows plan and balance in the menu instead of the sign-up button', async ({ page, baseURL }) => {
    const account = await signUp(page.context(), baseURL ?? '');
    await account.createProject('Pocket');
    await account.createProject('A name that is longer than the window of a phone is wide');
    await enterWorkspace(page);
    await page.goto('/');
    await page.locator('header summary').click();
    const header = page.getByRole('banner');
    await expect(header.getByText('Start for free')).toBeHidden();
    await expect(header.getByRole('link', { name: /Balance/ })).toContainText('$0.00');
    await expect(header.getByRole('link', { name: 'Pocket' })).toBeVisible();
    const panel = header.getByRole('navigation').locator('..');
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
