import { expect, test } from '@playwright/test';
import { signInByPassword } from './pages.ts';

test('no API call of the first authenticated view waits for the answer to another', async ({ page }) => {
  await page.goto('/login');
  await signInByPassword(page, 'payg@onepoint.test', 'onepoint-sandbox');
  await page.waitForURL('**/workspace');
  // Leading to the dashboard makes the project the one chosen last.
  await page.getByRole('link', { name: 'Pay as you go' }).first().click();
  await page.waitForURL('**/dashboard');

  // No answer arrives until all three calls were made: a call that waited for another's answer would never be made.
  const wanted = ['/api/v1/chains', '/api/v1/projects', '/api/v1/projects/{projectId}/apiKeys'];
  const called = new Set<string>();
  const { promise: allCalled, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    called.add(new URL(route.request().url()).pathname.replace(/proj_[^/]+/, '{projectId}'));
    if (wanted.every((path) => called.has(path))) release();
    await allCalled;
    await route.continue();
  });
  await page.goto('/dashboard');

  await test.step('projects, keys and chains are requested before any of them is answered', async () => {
    await expect.poll(() => wanted.filter((path) => !called.has(path))).toEqual([]);
  });
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeVisible();
});
