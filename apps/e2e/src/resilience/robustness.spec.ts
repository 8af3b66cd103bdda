import { acceptInvitation, addMember, deleteProject, listMembers, listProjects, updateMember, updateProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { enterByCode } from '../support/pages.ts';

test('neither loses nor repeats a request when the connection is lost', async ({ page, context, baseURL }) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  await createProject('First');
  await page.goto('/workspace');
  const name = page.getByLabel('Project name');
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Create project' });

  await test.step('offline, the form keeps its input and the page says that the outcome is unknown', async () => {
    await page.getByRole('button', { name: 'New project' }).first().click();
    await name.fill('Storefront');
    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('alertdialog')).toContainText('You can safely try again: it won’t be made twice.');
    await expect(name).toHaveValue('Storefront');
    await context.setOffline(false);
  });

  await test.step('a request whose response was lost is retried, and the project exists once', async () => {
    let requests = 0;
    const clicked = Promise.withResolvers<void>();
    await page.route('**/api/v1/projects', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const reply = await route.fetch();
      // The new project's page would get the second click.
      await clicked.promise;
      requests += 1;
      return requests === 1 ? route.abort('connectionreset') : route.fulfill({ response: reply });
    });
    await submit.dblclick();
    clicked.resolve();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
    expect(requests).toBeGreaterThan(1);
    expect((await listProjects(client)).map((project) => project.name)).toEqual(['First', 'Storefront']);
  });
});

test('follows changes from another tab and says if a project is gone', async ({ page, context, baseURL }) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  const [kept, gone] = [await createProject('Kept'), await createProject('Gone')];
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'Rename Gone' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Another name');
  await updateProject(client, { projectId: kept.id, name: 'Kept elsewhere' });
  await deleteProject(client, { projectId: gone.id });
  await page.getByRole('button', { name: 'Rename project' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Project not found.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rename Kept elsewhere' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rename (Gone|Another name)/ })).toBeHidden();
});

test('returns to the form and its input after a session expires', async ({ page, context, baseURL }) => {
  const { createProject, emailAddress } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/plans');
  const dialog = page.getByRole('dialog', { name: 'Contact sales' });
  await page.getByRole('button', { name: 'Request Enterprise' }).click();
  await dialog.getByLabel('What do you need?').fill('Archive access to Base.');

  await context.clearCookies();
  const refusal = { error: { code: 'SESSION_REQUIRED', message: 'Sign in to continue.', requestId: 'req_e2e' } };
  await page.route('**/api/v1/projects', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.waitForURL('**/login?redirect=*');
  await expect(page.getByText('Your session expired. Sign in again.')).toHaveCount(1);

  await page.unroute('**/api/v1/projects');
  await enterByCode(page, emailAddress);
  await page.waitForURL((url) => url.pathname === '/dashboard/plans');
  await expect(dialog.getByLabel('What do you need?')).toHaveValue('Archive access to Base.');
});

test('explains that the role was lowered while a form is open, and removes the controls', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const owner = await signUp(await browser.newContext(), origin);
  const member = await signUp(context, origin);
  const { id: projectId } = await owner.createProject('Storefront');
  const { id: invitationId } = await addMember(owner.client, { projectId, email: member.emailAddress, role: 'developer' });
  await acceptInvitation(member.client, { invitationId });
  const memberId = (await listMembers(owner.client, { projectId })).find(({ role }) => role === 'developer')?.id ?? '';
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  await page.getByLabel('Key name').fill('Production server');
  await updateMember(owner.client, { projectId, memberId, role: 'viewer' });
  await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
  // The page may also notice the new role by itself and show a second notice.
  await expect(page.getByRole('alertdialog').filter({ hasText: 'You don’t have permission to do this.' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Create API key' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeHidden();
});
