import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { sandboxAccounts } from '@onepoint/sandbox/start/sandbox-accounts';

export type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Name of the project that is made beside the account's own. */
export const secondProjectName = 'Bench';

async function createProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).first().click();
  await page.getByLabel('Project name').fill(secondProjectName);
  await page.getByRole('button', { name: 'Create project' }).click();
}

/** Signs the sandbox's first account in, gives it a second project unless it has that, and returns what a browser keeps of the session. */
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
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main:not(:has([aria-busy=true]))').waitFor();
  const made = page.locator('main').getByText(secondProjectName, { exact: true });
  if (await made.isVisible()) await made.click();
  else await createProject(page);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
