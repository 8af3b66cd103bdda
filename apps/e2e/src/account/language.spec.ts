import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { startDeposit } from '../support/sandbox-payment.ts';
import { textIn } from '../support/texts.ts';

test('signs in from the Japanese page to the Japanese workspace, with one heading and a Japanese home link', async ({ page }) => {
  await page.goto('/ja/login');
  const identifier = page.locator('input[name=identifier]');
  await expect(identifier).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('link', { name: textIn('ja', 'auth:login.home', { name: 'Onepoint' }), exact: true })).toHaveAttribute(
    'href',
    '/ja',
  );
  await identifier.fill('payg@onepoint.test');
  await identifier.press('Enter');
  const password = page.locator('input[name=password]:visible');
  await password.fill('onepoint-sandbox');
  await password.press('Enter');
  await page.waitForURL('**/ja/workspace');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('returns from the payment page in the last language', async ({ page, context, baseURL }) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  const { id: projectId } = await createProject('Storefront');
  const { id } = await startDeposit({ client, context, projectId }, 10_000);
  await page.goto('/ja/dashboard/payments');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  // The return URL of the payment provider, which has no language.
  await page.goto(`/dashboard/payments?order_id=${id}`);
  await expect(page).toHaveURL(`/ja/dashboard/payments?order_id=${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});
