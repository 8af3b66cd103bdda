import { createApiKey, getCurrentUser, listMembers } from '@onepoint/api-client';
import { expect, test, type Browser } from '@playwright/test';
import { signUp, type Account } from './account.ts';
import { curlJsonRpc } from './clients/curl.ts';

/** Somebody else, in a browser profile of their own. */
async function newColleague(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  return { account: await signUp(context, origin), page: await context.newPage(), context };
}

const idOf = async ({ client }: Account): Promise<string> => (await getCurrentUser(client)).id;

test('a member is added by id, told of a lowered role, and loses all access when removed', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const owner = await signUp(context, origin);
  const project = await owner.createProject('Storefront');
  const colleague = await newColleague(browser, origin);
  const colleagueId = await idOf(colleague.account);

  await test.step('added by user id as an admin', async () => {
    await page.goto('/dashboard/settings/members');
    await page.getByRole('button', { name: 'Add member' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(colleagueId);
    await dialog.getByRole('radio', { name: /Admin/ }).check();
    await dialog.getByRole('button', { name: 'Add member' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Admin' })).toBeVisible();
  });

  const { secret } = await createApiKey(colleague.account.client, { projectId: project.id, name: 'Of the colleague' });
  const call = () => curlJsonRpc(`${origin}/rpc/ethereum/${secret}`, { jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
  expect(await call()).toMatchObject({ result: '0x1' });

  await test.step('a role that is lowered is told in words on the screen that is open', async () => {
    await colleague.page.goto('/dashboard/settings');
    await expect(colleague.page.getByRole('form', { name: 'Name' }).getByLabel('Project name')).toBeEnabled();
    await page
      .getByRole('row')
      .filter({ hasText: 'Admin' })
      .getByRole('button', { name: /Change the role/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Viewer/ }).check();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(colleague.page.getByText('Your role in Storefront is now Viewer')).toBeVisible({ timeout: 15_000 });
    await expect(colleague.page.getByRole('form', { name: 'Name' }).getByLabel('Project name')).toBeDisabled();
  });

  await test.step('removed, they see the project no more; its keys are the project’s and go on working', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: 'Viewer' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Viewer' })).toBeHidden();
    await colleague.page.waitForURL('**/workspace', { timeout: 15_000 });
    await expect(listMembers(colleague.account.client, { projectId: project.id })).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await call()).toMatchObject({ result: '0x1' });
  });
  await colleague.context.close();
});
