import { expect, test, type Page } from '@playwright/test';
import { signInByPassword } from './pages.ts';

interface Fetched {
  readonly path: string;
  /** How many files name one another before this one is named; 1 is named by the document. */
  readonly depth: number;
}

/** Records every request of a page, and which file caused it. */
async function watchRequests(page: Page): Promise<ReadonlyMap<string, Fetched>> {
  const client = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  const byUrl = new Map<string, Fetched>();
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const askers = [initiator.url, ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
    const known = askers.map((url) => byUrl.get(url ?? '')).find((asker) => asker !== undefined);
    const depth = type === 'Document' ? 0 : (known?.depth ?? 0) + 1;
    const entry = { path: new URL(request.url).pathname, depth };
    fetched.set(requestId, entry);
    if (!byUrl.has(request.url)) byUrl.set(request.url, entry);
  });
  return fetched;
}

test('no request of the first authenticated view waits for more than one other', async ({ page }) => {
  await page.goto('/login');
  await signInByPassword(page, 'payg@onepoint.test', 'onepoint-sandbox');
  await page.waitForURL('**/workspace');
  // Leading to the dashboard makes the project the one chosen last.
  await page.getByRole('link', { name: 'Pay as you go' }).first().click();
  await page.waitForURL('**/dashboard');

  const fetched = await watchRequests(page);
  // No answer arrives until all three calls were made: a call that waited for another's answer would never be made.
  const wanted = ['/api/v1/chains', '/api/v1/projects', '/api/v1/projects/{projectId}/apiKeys'];
  const called = new Set<string>();
  const { promise: allCalled, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    called.add(new URL(route.request().url()).pathname.replace(/proj_[^/]+/, '{projectId}'));
    if (wanted.every((path) => called.has(path))) release();
    await allCalled;
    await route.continue();
  });
  await page.goto('/dashboard');

  await test.step('projects, keys and chains are requested before any of them is answered', async () => {
    await expect.poll(() => wanted.filter((path) => !called.has(path))).toEqual([]);
  });
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeVisible();

  await test.step('code, styles and texts are named by the document, or by what it names', async () => {
    const files = [...fetched.values()].filter(({ path }) => path.startsWith('/_dashboard/'));
    expect(files.filter(({ depth }) => depth > 2)).toEqual([]);
    expect(await page.locator('head link[rel=modulepreload][href^="/_dashboard/"]').count()).toBeGreaterThanOrEqual(3);
  });
});
