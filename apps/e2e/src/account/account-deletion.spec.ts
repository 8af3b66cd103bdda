import {
  acceptInvitation,
  createApiKey,
  createInvitation,
  createProject,
  listProjects,
  listReceivedInvitations,
} from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { curlJsonRpc } from '../support/rpc-clients.ts';
import { expectToast, watchToasts } from '../support/pages.ts';

test('declines an invitation, accepts another, and inherits the project when its owner deletes their account', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const owner = await signUp(context, origin);
  const [shared, declined, alone] = [
    await owner.createProject('Shared'),
    await owner.createProject('Declined'),
    await owner.createProject('Alone'),
  ];
  const other = await browser.newContext({ baseURL: origin });
  const admin = await signUp(other, origin);
  for (const { id: projectId } of [shared, declined]) {
    await createInvitation(owner.client, { projectId, email: admin.emailAddress, role: 'admin' });
  }
  const { secret } = await createApiKey(owner.client, { projectId: alone.id, name: 'Server' });
  const call = () => curlJsonRpc(`${origin}/rpc/ethereum/${secret}`, { jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
  await expect.poll(call).toMatchObject({ result: '0x1' });

  await test.step('invited users become members only on accepting', async () => {
    expect(await listProjects(admin.client)).toEqual([]);
    const theirs = await other.newPage();
    const toasts = await watchToasts(theirs);
    await theirs.goto('/workspace');
    await theirs.getByRole('button', { name: 'Decline the invitation to Declined' }).click();
    await expectToast(toasts, 'Invitation declined');
    for (const { id: invitationId } of await listReceivedInvitations(admin.client)) await acceptInvitation(admin.client, { invitationId });
    expect(await listProjects(admin.client)).toMatchObject([{ id: shared.id, role: 'admin' }]);
  });

  await test.step('the owner deletes the account in the profile', async () => {
    await page.goto('/workspace/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  await test.step('the shared project has a new owner, the others are closed, and the account no longer works', async () => {
    await expect.poll(() => listProjects(admin.client)).toMatchObject([{ id: shared.id, role: 'owner' }]);
    await expect.poll(call).toMatchObject({ error: { data: { code: 'KEY_UNKNOWN' } } });
    await expect(createProject(owner.client, { name: 'Back' })).rejects.toThrow();
    await page.goto('/workspace');
    await page.waitForURL('**/login**');
  });
  await other.close();
});
