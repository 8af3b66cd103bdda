import { acceptInvitation, createApiKey, getCurrentUser, listMembers, listReceivedInvitations } from '@onepoint/api-client';
import { expect, test, type Browser } from '@playwright/test';
import { newEmailAddress, signUp, type Account } from '../support/account.ts';
import { curlJsonRpc } from '../support/rpc-clients.ts';
import { expectToast, watchToasts } from '../support/pages.ts';

/** In its own browser context. */
async function newColleague(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  return { account: await signUp(context, origin), page: await context.newPage(), context };
}

async function joinAll({ client }: Account): Promise<void> {
  for (const { id } of await listReceivedInvitations(client)) await acceptInvitation(client, { invitationId: id });
}

const idOf = async ({ client }: Account): Promise<string> => (await getCurrentUser(client)).id;

test('invites a member by ID, notifies them of a lowered role, and revokes all access on removal', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const owner = await signUp(context, origin);
  const project = await owner.createProject('Storefront');
  const colleague = await newColleague(browser, origin);
  const colleagueId = await idOf(colleague.account);

  await test.step('the user is invited by ID as an admin and becomes a member on accepting', async () => {
    await page.goto('/dashboard/settings/members');
    await page.getByRole('button', { name: 'Invite member' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(colleagueId);
    await dialog.getByRole('radio', { name: /Admin/ }).check();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('row').filter({ hasText: colleagueId })).toBeVisible();
    await joinAll(colleague.account);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Members of this project' }).getByText('Admin')).toBeVisible();
  });

  const { secret } = await createApiKey(colleague.account.client, { projectId: project.id, name: 'Of the colleague' });
  const call = () => curlJsonRpc(`${origin}/rpc/ethereum/${secret}`, { jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
  await expect.poll(call).toMatchObject({ result: '0x1' });

  await test.step('an open page shows that the role was lowered', async () => {
    const toasts = await watchToasts(colleague.page);
    await colleague.page.goto('/dashboard/settings');
    await expect(colleague.page.getByRole('form', { name: 'Name' }).getByLabel('Project name')).toBeEnabled();
    await page
      .getByRole('row')
      .filter({ hasText: 'Admin' })
      .getByRole('button', { name: /^Change .+’s role$/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Viewer/ }).check();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expectToast(toasts, 'Your role in Storefront is now Viewer');
    await expect(colleague.page.getByRole('form', { name: 'Name' }).getByLabel('Project name')).toBeDisabled();
  });

  await test.step('a removed member loses the project, and the key whose secret they know is refused', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: 'Viewer' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Viewer' })).toBeHidden();
    await colleague.page.waitForURL('**/workspace');
    await expect(listMembers(colleague.account.client, { projectId: project.id })).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    await expect.poll(call).toMatchObject({ error: { data: { code: 'KEY_PAUSED' } } });
  });
  await colleague.context.close();
});

test('invites a new email address, adds the member through the link in the email, and removes them when they leave', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const owner = await signUp(context, origin);
  const project = await owner.createProject('Storefront');
  const emailAddress = newEmailAddress();

  await test.step('the invitation is created and emailed', async () => {
    await page.goto('/dashboard/settings/members');
    await page.getByRole('button', { name: 'Invite member' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email or user ID').fill(emailAddress);
    await dialog.getByRole('radio', { name: /Developer/ }).check();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expect(page.getByRole('dialog', { name: `${emailAddress} invited` })).toBeVisible();
    await expect(page.getByRole('dialog').getByText(/We’ll email them/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('row').filter({ hasText: emailAddress })).toBeVisible();
  });

  const visitor = await browser.newContext({ baseURL: origin });
  const theirs = await visitor.newPage();
  await test.step('the email leads to the invitation, and anyone who reads it signs up and joins', async () => {
    await theirs.goto(`/__mailbox?to=${encodeURIComponent(emailAddress)}`);
    // The page checks for new emails every three seconds.
    await theirs.getByRole('link', { name: /invited you to Storefront/ }).click();
    const opened = visitor.waitForEvent('page');
    await theirs.frameLocator('iframe').getByRole('link', { name: 'View invitation' }).click();
    const invitation = await opened;
    await expect(invitation.getByRole('heading', { name: /invited you to Storefront/ })).toBeVisible();
    await expect(invitation.getByRole('link', { name: 'Sign in to accept' })).toBeVisible();
    await signUp(visitor, origin);
    const toasts = await watchToasts(invitation);
    await invitation.reload();
    await invitation.getByRole('button', { name: 'Accept' }).click();
    await expectToast(toasts, 'You joined Storefront');
    await invitation.waitForURL('**/dashboard');
    expect(await listMembers(owner.client, { projectId: project.id })).toMatchObject([{ role: 'owner' }, { role: 'developer' }]);
    await invitation.close();
  });

  await test.step('a member leaves in the settings, and the last owner can’t', async () => {
    await theirs.goto('/dashboard/settings');
    await theirs.getByRole('button', { name: 'Leave project' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Leave project' }).click();
    await theirs.waitForURL('**/workspace');
    await expect(theirs.getByText('Create your first project')).toBeVisible();
    await page.goto('/dashboard/settings');
    await page.getByRole('button', { name: 'Leave project' }).click();
    await expect(page.getByRole('dialog').getByText(/You’re the only owner/)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Leave project' })).toBeHidden();
  });
  await visitor.close();
});

test('invites an existing account by email, and lets an owner leave once there is another', async ({ context, browser, page, baseURL }) => {
  const origin = baseURL ?? '';
  const owner = await signUp(context, origin);
  const project = await owner.createProject('Handed over');
  const colleague = await newColleague(browser, origin);
  await page.goto('/dashboard/settings/members');
  await page.getByRole('button', { name: 'Invite member' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email or user ID').fill(colleague.account.emailAddress);
  await dialog.getByRole('radio', { name: /^Owner/ }).check();
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  await expect(page.getByRole('dialog', { name: `${colleague.account.emailAddress} invited` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await listMembers(owner.client, { projectId: project.id })).toHaveLength(1);
  await joinAll(colleague.account);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Leave project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave project' }).click();
  await page.waitForURL('**/workspace');
  expect(await listMembers(colleague.account.client, { projectId: project.id })).toMatchObject([
    { role: 'owner', userId: await idOf(colleague.account) },
  ]);
  await colleague.context.close();
});
