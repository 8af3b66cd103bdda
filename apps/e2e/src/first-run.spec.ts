import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type BrowserContext } from '@playwright/test';
import { newEmailAddress } from './support/account.ts';
import { enterByCode, expectStatistics, watchComplaints } from './support/pages.ts';

const run = promisify(execFile);
const clicksMax = 5;

/** Counts the user's clicks on all pages of a context, in the session storage that they share. */
async function countClicks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      { capture: true },
    );
  });
}

test('takes new users from the home page to a counted request in at most five clicks', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  for (const way of ['button', 'terminal'] as const) {
    const context = await browser.newContext({ baseURL: origin, permissions: ['clipboard-read', 'clipboard-write'] });
    await countClicks(context);
    const page = await context.newPage();
    const complaints = watchComplaints(page, origin);
    await page.goto('/');
    await page.getByRole('link', { name: 'Get started' }).first().click();
    await enterByCode(page, newEmailAddress());
    await page.waitForURL('**/dashboard/get-started');

    await test.step(`sends the first request from the ${way}, which the page shows with latency and cost`, async () => {
      if (way === 'button') {
        await page.getByRole('button', { name: 'Send a test request' }).click();
        await expect(page.getByText(/"jsonrpc": "2.0"/)).toBeVisible();
      } else {
        await page.getByRole('button', { name: 'Copy sample' }).click();
        const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(copied).toContain(origin);
        const command = await copied();
        const { stdout } = await run('bash', ['-c', command]);
        expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: expect.stringMatching(/^0x/) });
        await expect(page.getByText('eth_blockNumber on Ethereum')).toBeVisible();
      }
      await expect(page.getByText(/^[\d.]+ ms$/)).toBeVisible();
      await expect(page.getByText('10 compute units charged')).toBeVisible();
      await expect(page.getByText('Counted.')).toBeVisible();
    });
    expect(Number(await page.evaluate(() => sessionStorage.getItem('clicks')))).toBeLessThanOrEqual(clicksMax);

    await page.getByRole('link', { name: 'See statistics' }).click();
    await page.waitForURL('**/dashboard/statistics');
    await expectStatistics(page, { 'Ethereum eth_blockNumber': 1 });
    await page.goto('/dashboard/get-started');
    await expect(page.getByText('“Default” was already shown')).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  }
});
