import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './pages.ts';

/** Answers for the API, and collects what the page complains about. */
async function open(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.goto(path);
  await hydrated(page);
  return complaints;
}

const pages = [
  { path: '/service-status', heading: 'Service status', feed: '/service-status/feed', feedTitle: 'Service status' },
  { path: '/docs/changelog', heading: 'Changelog', feed: '/feed', feedTitle: 'Changelog' },
];

for (const { path, heading, feed, feedTitle } of pages) {
  test(`${path} comes alive without a complaint, and links its feeds`, async ({ page }) => {
    const complaints = await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const format of ['xml', 'json']) await expect(page.getByRole('main').locator(`a[href="${feed}.${format}"]`)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`${feed}.xml is well-formed RSS, and ${feed}.json a JSON Feed of the same entries`, async ({ page, request }) => {
    const [rss, json] = await Promise.all([request.get(`${feed}.xml`), request.get(`${feed}.json`)]);
    const { version, title, items } = (await json.json()) as { version: string; title: string; items: unknown[] };
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(title).toContain(feedTitle);
    const parsed = await page.evaluate(
      (markup) => {
        const { documentElement } = new DOMParser().parseFromString(markup, 'application/xml');
        return { root: documentElement.nodeName, entries: documentElement.querySelectorAll('item').length };
      },
      await rss.text(),
    );
    expect(parsed).toEqual({ root: 'rss', entries: items.length });
  });
}

test('the footer says whether everything answers, once it is looked at', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/service-status/state.json', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { state: 'up' } });
  });
  await open(page, '/pricing');
  expect(asked).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Service status' });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAccessibleName(/Service status.*Everything answers/);
  expect(asked).toHaveLength(1);
});

test('the server says of the whole service what it has measured', async ({ request }) => {
  const reply = await request.get('/service-status/state.json');
  expect(reply.headers()['content-type']).toContain('application/json');
  expect(['up', 'failing', 'unknown']).toContain(((await reply.json()) as { state: string }).state);
});
