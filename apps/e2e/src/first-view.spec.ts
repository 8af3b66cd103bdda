import { expect, test } from '@playwright/test';
import { checkBooks } from './support/database.ts';
import { signInByPassword } from './support/pages.ts';

test('opens the sample project with parallel requests, and shows a month of data that agrees with the ledger', async ({ page }) => {
  await page.goto('/login');
  await signInByPassword(page, 'payg@onepoint.test', 'onepoint-sandbox');
  await page.waitForURL('**/workspace');
  // Opening the dashboard stores the project as the last selected one.
  await page.getByRole('link', { name: 'Pay as you go' }).first().click();
  await page.waitForURL('**/dashboard');

  // Holds all responses until all requests were sent. A request that depended on another's response would never be sent.
  const wanted = ['/api/v1/chains', '/api/v1/projects', '/api/v1/projects/{projectId}/apiKeys', '/api/v1/projects/{projectId}/checklist'];
  const called = new Set<string>();
  const { promise: allCalled, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    called.add(new URL(route.request().url()).pathname.replace(/proj_[^/]+/, '{projectId}'));
    if (wanted.every((path) => called.has(path))) release();
    await allCalled;
    await route.continue();
  });
  await page.goto('/dashboard');

  await test.step('all are requested before any response arrives', async () => {
    await expect.poll(() => wanted.filter((path) => !called.has(path))).toEqual([]);
  });
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await test.step('a month of sample data is marked as such, and every cent agrees', async () => {
    await page.goto('/dashboard/statistics?range=30d');
    await expect(page.getByText(/^[\d,]{9,} requests in 30 days/)).toBeVisible();
    await page.getByRole('button', { name: 'Sample data' }).click();
    await expect(page.getByText(/30 days of sample requests, payments, and members/)).toBeVisible();
    expect(await checkBooks()).toContain('every cent is accounted for');
  });
});
