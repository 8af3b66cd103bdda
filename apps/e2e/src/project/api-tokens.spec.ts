import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';

test('lets a program call the Management API with a token, within its scopes, until the token is revoked', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  const keysUrl = `${origin}/api/v1/projects/${projectId}/apiKeys`;
  let authorization = '';

  await test.step('create a token that can read API keys', async () => {
    await page.goto('/dashboard/settings#api-tokens');
    await page.getByRole('button', { name: 'Create token' }).click();
    const form = page.getByRole('dialog', { name: 'Create an API token' });
    await form.getByRole('textbox', { name: 'Token name' }).fill('Nightly report');
    await form.getByRole('checkbox', { name: 'keys:read' }).check();
    await form.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy the token Nightly report' });
    authorization = `Bearer ${(await dialog.getByText(/^op_prj_/).textContent()) ?? ''}`;
    await dialog.getByRole('button', { name: 'Copy token' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('list', { name: 'API tokens' })).toContainText('Never used');
  });

  await test.step('the token reads API keys, and nothing else', async () => {
    expect((await request.get(keysUrl, { headers: { authorization } })).status()).toBe(200);
    const created = await request.post(keysUrl, { headers: { authorization }, data: { name: 'Server' } });
    expect(created.status()).toBe(403);
    expect(await created.json()).toMatchObject({ error: { code: 'TOKEN_SCOPE_MISSING' } });
  });

  await test.step('a revoked token is rejected immediately', async () => {
    await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
    // An open dialog hides the list, too.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('list', { name: 'API tokens' })).toBeHidden();
    expect((await request.get(keysUrl, { headers: { authorization } })).status()).toBe(401);
  });
});
