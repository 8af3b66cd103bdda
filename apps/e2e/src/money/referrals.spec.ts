import { checkPayment, getReferrals, listProjects } from '@onepoint/api-client';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { watchComplaints } from '../support/pages.ts';
import { actOnPaymentPage, deposit, startDeposit } from '../support/sandbox-payment.ts';

test('rewards the referrer exactly once for each deposit of a referred account', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const giver = await signUp(context, origin);
  const { id: giverProjectId } = await giver.createProject('Giver');
  await page.goto('/dashboard/referrals');
  await expect(page.getByText('No referrals yet')).toBeVisible();
  const link = await page.getByText(/\/\?ref=\w{8}$/).innerText();
  expect(link).toBe(`${origin}/?ref=${(await getReferrals(giver.client, { projectId: giverProjectId })).code}`);

  const visitor = await browser.newContext({ baseURL: origin });
  const visit = await visitor.newPage();
  const newcomer = await test.step('a visitor opens the link, signs up and gets a first project', async () => {
    await visit.goto(link);
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
    const account = await signUp(visitor, origin);
    await visit.goto('/workspace');
    await visit.waitForURL('**/dashboard/get-started');
    const [project] = await listProjects(account.client);
    return { client: account.client, context: visitor, projectId: project?.id ?? '' };
  });

  await test.step('a deposit is paid, reported twice and checked manually', async () => {
    await deposit(newcomer, 10_000);
    const twice = await startDeposit(newcomer, 5_000);
    await actOnPaymentPage(newcomer, twice, { action: 'pay', postback: 'twice' });
    const check = () => checkPayment(newcomer.client, { projectId: newcomer.projectId, paymentId: twice.id });
    await expect.poll(async () => (await Promise.all([check(), check()]))[0]?.status).toBe('CONFIRMED');
  });

  await test.step('the referrer sees two rewards and has them on the balance', async () => {
    await page.reload();
    // Ten percent of $98.60 and $49.30.
    await expect(page.getByText('1 sign-up, $14.79 earned')).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('$4.93');
    await expect(rows.nth(2)).toContainText('$9.86');
    await expect(page.getByRole('complementary').getByText('$14.79')).toBeVisible();
  });

  await visitor.close();
  expect(complaints).toEqual([]);
});
