import { readFile } from 'node:fs/promises';
import { createApiKey, updateApiKey } from '@onepoint/api-client';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { curlJsonRpc } from '../support/rpc-clients.ts';
import { expectStatistics, watchComplaints } from '../support/pages.ts';

// Half a day from UTC and from most machines, so that a time in the wrong zone stands out.
const localZone = 'Pacific/Auckland';
test.use({ timezoneId: localZone, locale: 'en-US' });

const minuteMs = 60_000;
const rpc = (id: number, method: string, params: readonly unknown[] = []) => ({ jsonrpc: '2.0', id, method, params });
const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Visible cells, without the header and without the mark of the current minute, which can end in the meantime. */
const cellsOf = (table: Locator): Promise<string[][]> =>
  table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) => [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.replace(' (so far)', '').trim())),
    );

async function download(page: Page, button: Locator): Promise<string[][]> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await file.path(), 'utf8');
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('counts every request by key, chain and method, and keeps the view in the URL', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const complaints = watchComplaints(page, origin);
  const { client, createProject } = await signUp(page.context(), origin);
  const { id: projectId } = await createProject('Breakdown');
  const web = await createApiKey(client, { projectId, name: 'Web' });
  const worker = await createApiKey(client, { projectId, name: 'Worker' });
  const urlOf = (chain: string, { secret }: { secret: string }) => `${origin}/rpc/${chain}/${secret}`;
  const ofWorker: Record<string, number> = {};
  let refused = 0;

  await test.step('a project without requests offers to send one', async () => {
    await page.goto('/dashboard/statistics?range=1h');
    await expect(page.getByText('No requests in 1 hour').first()).toBeVisible();
    await expect(page.getByText('Send a test request', { exact: true })).toBeVisible();
  });

  const ofWeb = { 'Ethereum eth_blockNumber': 1, 'Ethereum eth_chainId': 2, 'Polygon eth_getBalance': 2 };
  await test.step('calls of two keys on three chains appear by chain and method without a reload', async () => {
    // The gateway refuses the first calls of a key that it can't read in time. It doesn't count them.
    await expect.poll(() => curlJsonRpc(urlOf('ethereum', web), rpc(1, 'eth_blockNumber'))).toHaveProperty('result');
    await curlJsonRpc(urlOf('ethereum', web), [rpc(2, 'eth_chainId'), rpc(3, 'eth_chainId')]);
    await curlJsonRpc(urlOf('polygon', web), rpc(4, 'eth_getBalance', [`0x${'0'.repeat(40)}`, 'latest']));
    expect(await curlJsonRpc(urlOf('polygon', web), rpc(5, 'eth_getBalance', ['no address', 'latest']))).toHaveProperty('error');
    await expect.poll(() => curlJsonRpc(urlOf('base', worker), rpc(6, 'eth_gasPrice'))).toHaveProperty('result');
    ofWorker['Base eth_gasPrice'] = 1;
    await expectStatistics(page, { ...ofWeb, ...ofWorker });
  });

  await test.step('refused calls are counted as errors of their own kind', async () => {
    await updateApiKey(client, { projectId, apiKeyId: worker.id, status: 'paused' });
    const answer = async () => {
      const reply = await curlJsonRpc(urlOf('base', worker), rpc(7, 'eth_gasPrice'));
      ofWorker['Base eth_gasPrice'] = (ofWorker['Base eth_gasPrice'] ?? 0) + 1;
      const isRefused = JSON.stringify(reply).includes('"error"');
      refused += isRefused ? 1 : 0;
      return isRefused;
    };
    await expect.poll(answer, { intervals: [100] }).toBe(true);
    await expectStatistics(page, { ...ofWeb, ...ofWorker });
    const errors = card(page, 'Errors');
    await errors.getByRole('button', { name: 'Show as table' }).click();
    const table = errors.getByRole('table', { name: 'Errors over 1 hour, by type' });
    const sums = async () => {
      const heads = await table.getByRole('columnheader').allInnerTexts();
      const rows = await cellsOf(table);
      return Object.fromEntries(heads.slice(1).map((head, index) => [head, rows.reduce((sum, row) => sum + Number(row[index + 1]), 0)]));
    };
    await expect.poll(sums).toEqual({ 'Node error (200)': 1, 'Blocked by key rules (403)': refused });
    await errors.getByRole('button', { name: 'Show as chart' }).click();
  });

  await test.step('filters by key, chain and method are kept in the URL', async () => {
    await page.getByRole('combobox', { name: 'API key' }).selectOption('Worker');
    await expectStatistics(page, ofWorker);
    expect(new URL(page.url()).searchParams.get('key')).toBe(worker.id);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'eth_getBalance' }).click();
    await page.getByRole('combobox', { name: 'Chain' }).selectOption('Polygon');
    await expectStatistics(page, { 'Polygon eth_getBalance': 2 });
    await page.reload();
    await expectStatistics(page, { 'Polygon eth_getBalance': 2 });
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  const all = { ...ofWeb, ...ofWorker };
  await test.step('a zoomed range is kept in the URL, after a reload too, and Back resets it', async () => {
    await expectStatistics(page, all);
    const plot = card(page, 'Requests').locator('.u-over');
    const box = await plot.boundingBox();
    if (!box) throw new Error('The chart is not drawn');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.6, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, middle);
    await page.mouse.move(box.x + box.width - 1, middle);
    await page.mouse.up();
    await page.waitForURL((url) => url.searchParams.has('from'));
    const zoomed = page.url();
    await expectStatistics(page, all);
    await expect(page.getByText(/\d\d:\d\d: \d+ requests/)).toBeVisible();
    await page.reload();
    expect(page.url()).toBe(zoomed);
    await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible();
    await expectStatistics(page, all);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeHidden();
    await expect(page.getByRole('radio', { name: '1h' })).toBeChecked();
  });

  await test.step('charts, table and CSV use the same time zone', async () => {
    const endMs = Math.ceil((Date.now() + 1) / minuteMs) * minuteMs;
    const span = { from: new Date(endMs - 30 * minuteMs).toISOString(), to: new Date(endMs).toISOString() };
    await page.goto(`/dashboard/statistics?${new URLSearchParams({ ...span, table: 'time' }).toString()}`);
    const table = page.getByRole('table', { name: /by time, newest first$/ });
    for (const [zone, timeZone] of [
      ['Local', localZone],
      ['UTC', 'UTC'],
    ] as const) {
      await page.getByText(zone, { exact: true }).click();
      const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone });
      await expect(table.getByRole('rowheader').first()).toContainText(format.format(endMs - minuteMs));
      await expect(table.getByRole('rowheader')).toHaveCount(30);
      await expect(page.getByRole('slider', { name: /^Requests/ })).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^${format.format(endMs - minuteMs)}(?: \\(so far\\))?,`),
      );
      const lines = await download(page, card(page, 'Breakdown').getByRole('button', { name: 'CSV' }));
      const saved = lines.slice(1).map(([time = '', ...counts]) => [format.format(Date.parse(time)), ...counts.slice(0, 3)]);
      expect(lines[1]?.[0]?.endsWith('Z')).toBe(zone === 'UTC');
      expect(saved.toReversed()).toEqual((await cellsOf(table)).map((row) => row.slice(0, 4)));
    }
    expect(new URL(page.url()).searchParams.get('tz')).toBe('utc');
  });

  await test.step('the range is remembered for the next visit', async () => {
    await page.getByText('7d', { exact: true }).click();
    await expect(page.getByRole('radio', { name: '7d' })).toBeChecked();
    await page.goto('/dashboard/statistics');
    await expect(page.getByRole('radio', { name: '7d' })).toBeChecked();
    await expectStatistics(page, all);
  });

  expect(complaints).toEqual([]);
});
