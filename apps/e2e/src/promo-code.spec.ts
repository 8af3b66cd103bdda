import { expect, test } from '@playwright/test';
import { signUp } from './account.ts';

test('a promo code credits a project once, and whatever else is typed is refused in words', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/promo-code');
  const activate = async (code: string): Promise<void> => {
    await page.getByLabel('Promo code').fill(code);
    await page.getByRole('button', { name: 'Activate' }).click();
  };

  await activate('NOSUCHCODE');
  await expect(page.getByText('There is no such promo code.')).toBeVisible();
  await activate(' welcome ');
  await expect(page.getByText('$10.00 added')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('$10.00')).toBeVisible();

  await page.reload();
  await activate('WELCOME');
  await expect(page.getByText('This promo code was activated already.')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('$10.00')).toBeVisible();
});
