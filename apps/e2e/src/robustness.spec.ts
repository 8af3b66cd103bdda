import { acceptInvitation, addMember, deleteProject, listMembers, listProjects, updateMember, updateProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from './account.ts';
import { enterByCode } from './pages.ts';

test('a connection that is lost while something is sent loses nothing and does nothing twice', async ({ page, context, baseURL }) => {
  const { client } = await signUp(context, baseURL ?? '');
  await page.goto('/workspace');
  const name = page.getByLabel('Project name');
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Create project' });

  await test.step('offline, the form stays as it is and the page says what it does not know', async () => {
    await page.getByRole('button', { name: 'New project' }).first().click();
    await name.fill('Storefront');
    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('alertdialog')).toContainText('You can safely try again: it can’t be made twice.');
    await expect(name).toHaveValue('Storefront');
    await context.setOffline(false);
  });

  await test.step('a reply that never came is asked for again, and the project is there once', async () => {
    let carriedOut = 0;
    await page.route('**/api/v1/projects', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const reply = await route.fetch();
      carriedOut += 1;
      return carriedOut === 1 ? route.abort('connectionreset') : route.fulfill({ response: reply });
    });
    await submit.dblclick();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('button', { name: 'Project Storefront. Switch project' })).toBeVisible();
    expect(carriedOut).toBeGreaterThan(1);
    expect((await listProjects(client)).map((project) => project.name)).toEqual(['Storefront']);
  });
});

test('what changes in another tab is followed, and what is gone is said to be gone', async ({ page, context, baseURL }) => {
  const { client, createProject } = await signUp(context, baseURL ?? '');
  const [kept, gone] = [await createProject('Kept'), await createProject('Gone')];
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'Rename Gone' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Another name');
  await updateProject(client, { projectId: kept.id, name: 'Kept elsewhere' });
  await deleteProject(client, { projectId: gone.id });
  await page.getByRole('button', { name: 'Rename project' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('There is no such project.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rename Kept elsewhere' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rename (Gone|Another name)/ })).toBeHidden();
});

test('a session that ends over a form leads to the sign-in once, and back to what was typed', async ({ page, context, baseURL }) => {
  const { createProject, emailAddress } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  await page.goto('/dashboard/plans');
  const dialog = page.getByRole('dialog', { name: 'Request the Enterprise plan' });
  await page.getByRole('button', { name: 'Request Enterprise' }).click();
  await dialog.getByLabel('What you need').fill('Archive access to Base.');

  await context.clearCookies();
  const refusal = { error: { code: 'SESSION_REQUIRED', message: 'Sign in to continue.', requestId: 'req_e2e' } };
  await page.route('**/api/v1/projects', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.waitForURL('**/login?redirect=*');
  await expect(page.getByText('Your session has ended. Sign in again.')).toHaveCount(1);

  await page.unroute('**/api/v1/projects');
  await enterByCode(page, emailAddress);
  await page.waitForURL((url) => url.pathname === '/dashboard/plans');
  await expect(dialog.getByLabel('What you need')).toHaveValue('Archive access to Base.');
});

test('a role that is lowered while a form is open is said in words, and the controls go', async ({ page, context, browser, baseURL }) => {
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
  // Beside it may stand that the role is another one now, which the page sees for itself every few seconds.
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Your role in this project does not allow this.' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Create an API key' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeHidden();
});
