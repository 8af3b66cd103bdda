import { expect, test, type Page } from '@playwright/test';
import { signInByPassword } from './pages.ts';

interface Fetched {
  readonly path: string;
  /** How many requests had to be answered before code or document could ask for it; 1 is named by the document. */
  readonly depth: number;
  readonly startedMs: number;
  endedMs: number;
}

/** Watches what a page asks for, by whom. */
async function watchRequests(page: Page): Promise<ReadonlyMap<string, Fetched>> {
  const client = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  const byUrl = new Map<string, Fetched>();
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, type }) => {
    const askers = [initiator.url, ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
    const known = askers.map((url) => byUrl.get(url ?? '')).find((asker) => asker !== undefined);
    const depth = type === 'Document' ? 0 : (known?.depth ?? 0) + 1;
    const entry = { path: new URL(request.url).pathname, depth, startedMs: timestamp * 1000, endedMs: Infinity };
    fetched.set(requestId, entry);
    if (!byUrl.has(request.url)) byUrl.set(request.url, entry);
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const entry = fetched.get(requestId);
    if (entry) entry.endedMs = timestamp * 1000;
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
  await page.goto('/dashboard');
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const all = [...fetched.values()];

  await test.step('code, styles and texts are named by the document, or by what it names', async () => {
    const files = all.filter(({ path }) => path.startsWith('/_dashboard/'));
    expect(files.filter(({ depth }) => depth > 2)).toEqual([]);
    expect(await page.locator('head link[rel=modulepreload][href^="/_dashboard/"]').count()).toBeGreaterThanOrEqual(3);
  });

  await test.step('projects, keys and chains are asked for side by side', () => {
    const calls = all.filter(({ path }) => path.startsWith('/api/'));
    expect(calls.map(({ path }) => path.replace(/proj_[^/]+/, '{projectId}')).toSorted()).toEqual(
      expect.arrayContaining(['/api/v1/chains', '/api/v1/projects', '/api/v1/projects/{projectId}/apiKeys']),
    );
    // Chains need no session, and may be there before anything that does is asked for.
    const answers = calls.filter(({ path }) => path !== '/api/v1/chains').map(({ endedMs }) => endedMs);
    const firstAnswerMs = Math.min(...answers);
    // What is asked for again is what is looked after every few seconds.
    const first = calls.filter(({ path }, index) => calls.findIndex((call) => call.path === path) === index);
    expect(first.filter(({ startedMs }) => startedMs > firstAnswerMs).map(({ path }) => path)).toEqual([]);
  });
});
