import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './pages.ts';

/** Opens a page with a mocked API; collects console errors. */
async function open(page: Page, path: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: [] }));
  await page.goto(path);
  await hydrated(page);
  return errors;
}

const pages = [
  { path: '/service-status', heading: 'System status', feed: '/service-status/feed', feedTitle: 'System status' },
  { path: '/docs/changelog', heading: 'Changelog', feed: '/feed', feedTitle: 'Changelog' },
];

for (const { path, heading, feed, feedTitle } of pages) {
  test(`${path} hydrates without errors, links its feeds, and has a way to subscribe`, async ({ page }) => {
    const errors = await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const format of ['xml', 'json']) await expect(page.getByRole('main').locator(`a[href="${feed}.${format}"]`)).toBeVisible();
    for (const format of ['rss', 'feed'])
      await expect(page.locator(`link[rel=alternate][type^="application/${format}+"]`)).toHaveAttribute('href', new RegExp(`^${feed}`));
    await expect(page.getByRole('main').getByText('Subscribe', { exact: true }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`${feed}.xml is well-formed RSS, and ${feed}.json is a JSON Feed with the same entries`, async ({ page, request }) => {
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

test('the footer shows the service state when it is in view', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/service-status/state.json', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { state: 'up' } });
  });
  await open(page, '/pricing');
  expect(asked).toEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Status/ });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAccessibleName(/^Status.*All systems operational/);
  expect(asked).toHaveLength(1);
});

test('the server reports the measured service state', async ({ request }) => {
  const reply = await request.get('/service-status/state.json');
  expect(reply.headers()['content-type']).toContain('application/json');
  expect(['up', 'incident', 'failing', 'unknown']).toContain(((await reply.json()) as { state: string }).state);
});
