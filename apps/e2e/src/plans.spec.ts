import { activatePromocode, getProject } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from './account.ts';
import { queryDatabase } from './database.ts';
import { watchComplaints } from './pages.ts';

const dayMs = 86_400_000;

test('what a package lacks is deposited to the cent, and buys it on the way back', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const { client, createProject } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  await activatePromocode(client, { projectId, code: 'WELCOME' });
  await page.goto('/dashboard/plans');
  const dialog = page.getByRole('dialog', { name: 'WebSocket packages' });
  const sideMenu = page.getByRole('complementary');
  await expect(sideMenu.getByText('$10.00')).toBeVisible();

  await test.step('a balance that does not suffice says by how much, and none is refused', async () => {
    await page.getByRole('button', { name: 'Choose how many' }).click();
    await expect(dialog.getByText('You need $39.00 more')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change packages' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'One package fewer' }).click();
    await expect(dialog.getByText('Choose at least one package.')).toBeVisible();
    await dialog.getByRole('button', { name: 'One package more' }).click();
  });

  await test.step('the deposit opens for exactly what is missing, its fee on top', async () => {
    await dialog.getByRole('button', { name: 'Top up $39.00' }).click();
    const crypto = page.getByRole('dialog', { name: 'Deposit with CryptoCloud' });
    await expect(crypto.getByText('Covers the missing $39.00 once the fee is taken off.')).toBeVisible();
    await crypto.getByRole('button', { name: 'Deposit $39.56' }).click();
    await page.waitForURL('**/__cryptocloud/*');
    await page.getByRole('button', { name: 'Pay $39.56' }).click();
  });

  await test.step('on the way back the page says what arrived, and every balance is the new one', async () => {
    await page.waitForURL('**/dashboard/payments?*');
    await expect(page.getByText('$39.00 arrived')).toBeVisible();
    await expect(sideMenu.getByText('$49.00')).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Paid');
  });

  await test.step('the package is bought with it', async () => {
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await page.getByRole('button', { name: 'Choose how many' }).click();
    await dialog.getByRole('button', { name: 'Buy 1 package for $49.00' }).click();
    await expect(page.getByText('1 package bought')).toBeVisible();
    await expect(sideMenu.getByText('$0.00')).toBeVisible();
    expect(await getProject(client, { projectId })).toMatchObject({ balance: 0, geyserUsageCommitmentMultiplier: 1 });
  });

  await test.step('its renewal is turned off at the end of the period, and on again', async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(dialog.getByText('You have 1 package and they renew. Choose another number.')).toBeVisible();
    await dialog.getByRole('button', { name: 'One package fewer' }).click();
    await dialog.getByRole('button', { name: 'Turn auto-renewal off' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Keep 1 package' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog.getByRole('button', { name: 'One package fewer' }).click();
    await expect(dialog.getByText('Auto-renewal is off already.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep 1 package' }).click();
    await expect(page.getByText('1 package go on')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a plan goes up at once and down at the end of its period, unless that is taken back', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const { client, createProject, emailAddress } = await signUp(context, origin);
  const { id: projectId } = await createProject('Storefront');
  await page.goto('/dashboard/plans');
  const card = (name: string) => page.getByRole('article', { name });
  const dialog = page.getByRole('dialog');

  await test.step('without a balance pay as you go asks for one', async () => {
    await expect(card('Free').getByText('Current plan')).toBeVisible();
    await expect(card('Pay as you go').getByText('You need $0.01 more')).toBeVisible();
  });

  await activatePromocode(client, { projectId, code: 'WELCOME' });
  await page.reload();
  await test.step('with one it is the plan at once', async () => {
    await card('Pay as you go').getByRole('button', { name: 'Upgrade to Pay as you go' }).click();
    await dialog.getByRole('button', { name: 'Upgrade to Pay as you go' }).click();
    await expect(page.getByText('Pay as you go is your plan now')).toBeVisible();
    await expect(card('Pay as you go').getByText('Current plan')).toBeVisible();
    await expect(card('Free').getByText('Takes effect at once.')).toBeVisible();
  });

  // Enterprise is agreed on by mail: an operator writes it down.
  const endsAt = new Date(Date.now() + 30 * dayMs);
  await queryDatabase("update projects set plan_id = 'M', plan_ends_at = $2 where id = $1", [projectId, endsAt]);
  await page.reload();
  await test.step('a lower plan says what goes down and when, and waits', async () => {
    await card('Pay as you go').getByRole('button', { name: 'Downgrade to Pay as you go' }).click();
    await expect(dialog.getByText('Limits go down')).toBeVisible();
    await dialog.getByRole('button', { name: 'Downgrade to Pay as you go' }).click();
    await expect(page.getByText(/^Pay as you go begins on/)).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Pay as you go from/)).toBeVisible();
    await expect(card('Pay as you go').getByRole('button', { name: 'Downgrade to Pay as you go' })).toBeDisabled();
    expect(await getProject(client, { projectId })).toMatchObject({ usageCommitment: 'M', nextUsageCommitment: 'PAYG' });
  });

  await test.step('taken back, everything is as before', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Keep Enterprise' }).click();
    await expect(page.getByRole('main').getByText(/^Pay as you go from/)).toBeHidden();
    expect(await getProject(client, { projectId })).toMatchObject({ usageCommitment: 'M', nextUsageCommitment: null });
  });

  await queryDatabase("update projects set plan_id = 'FREE', plan_ends_at = null where id = $1", [projectId]);
  await page.reload();
  await test.step('a request for Enterprise is checked as it is typed, and stored', async () => {
    await card('Enterprise').getByRole('button', { name: 'Request Enterprise' }).click();
    const email = dialog.getByLabel('E-mail');
    await expect(email).toHaveValue(emailAddress);
    await email.fill('nobody');
    await dialog.getByLabel('Link to your project').fill('https://example.com');
    await expect(dialog.getByText(/e-mail/i).nth(1)).toBeVisible();
    await email.fill(emailAddress);
    await dialog.getByLabel('What you need').fill('Archive access to Base at 2,000 requests a second.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Sent successfully')).toBeVisible();
    const stored = await queryDatabase('select * from enterprise_requests where email = $1', [emailAddress]);
    expect(stored).toMatchObject([{ project_link: 'https://example.com', message: 'Archive access to Base at 2,000 requests a second.' }]);
  });
  expect(complaints).toEqual([]);
});
