import { expect, test } from '@playwright/test';
import { newEmailAddress } from '../support/account.ts';
import { watchComplaints } from '../support/pages.ts';

interface ClerkSdk {
  client: { signIn: { authenticateWithRedirect: (options: Readonly<Record<string, string>>) => Promise<void> } };
}

test('signs up with Google from the form, and signs in again through the callback page', async ({ page, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const emailAddress = newEmailAddress();
  const complaints = watchComplaints(page, origin);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/dashboard/get-started');

  // Links that start a sign-in without Clerk's form return to the app's own callback page.
  const other = await (await browser.newContext({ baseURL: origin })).newPage();
  const otherComplaints = watchComplaints(other, origin);
  await other.goto('/login');
  await other.getByRole('button', { name: 'Google' }).waitFor();
  const callback = other.waitForResponse((response) => new URL(response.url()).pathname === '/sso-callback');
  await other.evaluate(() => {
    const clerk = Reflect.get(window, 'Clerk') as ClerkSdk;
    const redirectUrl = '/sso-callback?redirect=%2Fdashboard%2Fusage';
    // Not returned, because the page can navigate before Playwright has read the result.
    void clerk.client.signIn.authenticateWithRedirect({ strategy: 'oauth_google', redirectUrl, redirectUrlComplete: '/dashboard/usage' });
  });
  await other.getByRole('button', { name: `Continue as ${emailAddress}` }).click();
  expect((await callback).headers()['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
  await other.waitForURL('**/dashboard/usage');
  await expect(other.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  expect([...complaints, ...otherComplaints]).toEqual([]);
});
