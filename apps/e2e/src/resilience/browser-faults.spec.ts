/**
 * Faults that only a browser shows: truncated responses, full or corrupt storage, broken text files, and a wrong clock. Uses one account and
 * page.
 */
import { expect, test, type Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signUp } from '../support/account.ts';

async function startCuttingServer(): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"half":', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Fills the storage with unreadable values, and makes writes fail as if it were full. */
function spoilStorage(): void {
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"half":');
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

test('shows every app, or a message and a way forward', async ({ page, context, baseURL }) => {
  const { createProject } = await signUp(context, baseURL ?? '');
  await createProject('Storefront');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await test.step('a response that is cut mid-body is requested four times, and a retry loads it', async () => {
    const server = await startCuttingServer();
    const { port } = server.address() as AddressInfo;
    let requests = 0;
    await page.route('**/api/v1/projects/*/usage?*', (route) => {
      requests += 1;
      return route.continue({ url: `http://127.0.0.1:${String(port)}/` });
    });
    await page.goto('/dashboard/usage');
    const failure = page.getByRole('alert').filter({ hasText: 'Can’t reach the server. Check your connection and try again.' });
    await expect(failure).toBeVisible();
    expect(requests).toBe(4);
    await page.unroute('**/api/v1/projects/*/usage?*');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    server.close();
  });

  await test.step('text files that are not JSON leave the built-in English', async () => {
    await page.route('**/locales/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto('/dashboard/plans');
    await expect(title(page, 'Plans')).toBeVisible();
    await page.goto('/playground/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/ja/workspace');
    await expect(page.getByText('Storefront').first()).toBeVisible();
    await page.unroute('**/locales/**');
  });

  await test.step('a clock that is ten minutes off changes nothing', async () => {
    for (const offsetMinutes of [10, -10]) {
      await page.clock.setSystemTime(Date.now() + offsetMinutes * 60_000);
      for (const [path, heading] of [
        ['/dashboard/statistics', 'Statistics'],
        ['/dashboard/usage', 'Usage'],
      ] as const) {
        const loaded = page.waitForResponse((response) => response.ok() && response.url().includes(`/${heading.toLowerCase()}?`));
        await page.goto(path);
        await loaded;
        await expect(title(page, heading)).toBeVisible();
        await expect(page.getByRole('alert')).toBeHidden();
      }
    }
  });

  await test.step('a storage that is full of unreadable text is like an empty one', async () => {
    await page.addInitScript(spoilStorage);
    for (const path of ['/', '/docs', '/pricing', '/playground/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/dashboard');
    await expect(title(page, 'API keys')).toBeVisible();
    await page.goto('/workspace');
    await expect(page.getByText('Storefront').first()).toBeVisible();
  });

  expect(errors).toEqual([]);
});
