import type { Browser, BrowserContextOptions } from 'playwright';
import { sandboxAccounts } from '../../stack/start/sandbox-accounts.ts';

export type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Name of the project that is made beside the account's own. */
export const secondProjectName = 'Bench';

/** Signs the sandbox's first account in, gives it a second project and returns what a browser keeps of the session. */
export async function signIn(browser: Browser, origin: string): Promise<SignedInState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [account] = sandboxAccounts;
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email address').fill(account.emailAddress);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name=password]:visible').fill(account.password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/workspace');
  await page.getByRole('button', { name: 'New project' }).first().click();
  await page.getByLabel('Project name').fill(secondProjectName);
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
