import { activatePromocode, createApiKey, getProject, updateProject } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { expect, test, type Page, type Route } from '@playwright/test';
import { signUp, type Account } from '../support/account.ts';
import { curlJsonRpc } from '../support/rpc-clients.ts';
import { checkBooks } from '../support/database.ts';

/** 500 calls of 26 compute units at 39 microcents each: about half a cent. */
const batch = Array.from({ length: 500 }, (_, id) => ({
  jsonrpc: '2.0',
  id,
  method: 'eth_call',
  params: [{ to: `0x${'1'.repeat(40)}` }, 'latest'],
}));

/** On pay as you go, with $10 from the sandbox's promo code. */
async function newPaidProject({ client, createProject }: Account, name: string): Promise<Project> {
  const { id } = await createProject(name);
  await activatePromocode(client, { projectId: id, code: 'WELCOME' });
  return updateProject(client, { projectId: id, nextUsageCommitment: 'PAYG' });
}

const form = (page: Page, name: string) => page.getByRole('form', { name });

async function setLimit(page: Page, dollars: string): Promise<void> {
  const limit = form(page, 'Spend limit');
  await limit.getByLabel('Monthly limit').fill(dollars);
  await limit.getByRole('button', { name: 'Save changes' }).click();
  await expect(limit.getByRole('button', { name: 'Save changes' })).toBeHidden();
}

test('refuses calls at the spend limit and allows them once it is raised', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const account = await signUp(context, origin);
  const project = await newPaidProject(account, 'Storefront');
  const { secret } = await createApiKey(account.client, { projectId: project.id, name: 'Server' });
  const call = () => curlJsonRpc(`${origin}/rpc/ethereum/${secret}`, batch[0]);
  await page.goto('/dashboard/settings');

  await test.step('the name is saved in its own card', async () => {
    await form(page, 'Name').getByLabel('Project name').fill('Shop window');
    await form(page, 'Name').getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('button', { name: 'Project Shop window. Switch project' })).toBeVisible();
  });

  await test.step('one cent of usage reaches a limit of one cent', async () => {
    await form(page, 'Spend limit').getByText('Set a monthly spend limit').click();
    await setLimit(page, '0.01');
    await expect
      .poll(async () => {
        await curlJsonRpc(`${origin}/rpc/ethereum/${secret}`, batch);
        return call();
      })
      .toMatchObject({ error: { code: -32_014, data: { code: 'SPEND_LIMIT_REACHED', limitCents: 1, resetsAt: expect.any(String) } } });
    await expect(page.getByText('You’ve reached your $0.01 spend limit')).toBeVisible();
  });

  await test.step('a raised limit allows calls again', async () => {
    await setLimit(page, '5');
    await expect.poll(call).toMatchObject({ id: 0, result: expect.anything() });
    await expect(page.getByText('You’ve reached your $0.01 spend limit')).toBeHidden();
    const { spendLimit } = await getProject(account.client, { projectId: project.id });
    expect(Number(spendLimit.spent)).toBeGreaterThanOrEqual(0.01);
  });

  await test.step('a low-balance alert is shown on every page until it is acknowledged', async () => {
    const alerts = form(page, 'Alerts');
    await alerts.getByText('Low balance', { exact: true }).click();
    await alerts.getByLabel('Alert below').fill('20');
    await alerts.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'Back to project' }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'Your balance is below $20.00' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(banner).toBeHidden();
    // The focused button was removed, so the main content has focus.
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/dashboard/settings');
    await expect(page.getByText(/Acknowledged by/)).toBeVisible();
  });
});

test('asks about unsaved changes before leaving the page', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/settings');
  await form(page, 'Name').getByLabel('Project name').fill('Half a name');
  await page.getByRole('link', { name: 'Members' }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form(page, 'Name').getByLabel('Project name')).toHaveValue('Half a name');
  await page.getByRole('link', { name: 'Members' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL('**/dashboard/settings/members');
});

test('keeps unsaved changes after a reload, and keeps focus in the form on discard', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/settings');
  const name = form(page, 'Name').getByLabel('Project name');
  await name.fill('Half a name');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('Half a name');
  await form(page, 'Name').getByRole('button', { name: 'Discard changes' }).press('Enter');
  await expect(name).toHaveValue('Storefront');
  await expect(form(page, 'Name')).toBeFocused();
});

test('shows a concurrent change of the same setting before overwriting it', async ({ page, context, baseURL }) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  const { id: projectId } = await createProject('Storefront');
  await page.goto('/dashboard/settings');
  await form(page, 'Name').getByLabel('Project name').fill('Mine');
  // Another member saves while this request is in flight.
  const overtake = async (route: Route): Promise<void> => {
    await updateProject(client, { projectId, name: 'Theirs' });
    await route.continue();
  };
  await page.route(`**/api/v1/projects/${projectId}`, overtake, { times: 1 });
  await form(page, 'Name').getByRole('button', { name: 'Save changes' }).click();
  await expect(form(page, 'Name').getByRole('alert')).toContainText('Project name – new value: Theirs');
  expect((await getProject(client, { projectId })).name).toBe('Theirs');
  await form(page, 'Name').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Project Mine. Switch project' })).toBeVisible();
});

test('transfers the balance of a deleted project, with every cent accounted for', async ({ page, context, baseURL }) => {
  const account = await signUp(context, baseURL ?? '');
  await newPaidProject(account, 'Closing');
  const kept = await account.createProject('Kept');
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Closing?' });
  await expect(dialog.getByText('What should we do with the $10.00 balance?')).toBeVisible();
  // The balance is all promo credit.
  await expect(dialog.getByRole('radio', { name: /Request a refund/ })).toHaveCount(0);
  await dialog.getByRole('radio', { name: /Move it to another project/ }).check();
  await dialog.getByRole('textbox').fill('Closing');
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await page.waitForURL('**/workspace');
  await expect(page.getByRole('button', { name: 'Delete Closing' })).toBeHidden();
  await expect(page.getByText('$10.00').first()).toBeVisible();
  expect(await getProject(account.client, { projectId: kept.id })).toMatchObject({ balance: 1_000, promoBalance: 1_000 });
  expect(await checkBooks()).toContain('every cent is accounted for');
});
