import type { Page } from '@playwright/test';

/** `index-BzX3k9Qa.js`: the name contains a hash of the content. */
const hashedName = /([-.][\w-]{8})\.(js|css)\b/g;
const later = '_v2';
const isAsset = (url: URL): boolean => /\/assets\/.*\.(?:js|css)$/.test(url.pathname);

/**
 * Simulates a new build of the same app: every script and style sheet gets a new name, which documents and scripts use, and the old files no longer
 * exist.
 */
export async function redeploy(page: Page): Promise<void> {
  await page.route(isAsset, async (route) => {
    const url = route.request().url();
    if (!url.includes(`${later}.`)) return route.fulfill({ status: 404, json: { error: { code: 'NOT_FOUND' } } });
    const response = await route.fetch({ url: url.replace(`${later}.`, '.') });
    return route.fulfill({ response, body: (await response.text()).replaceAll(hashedName, `$1${later}.$2`) });
  });
  await page.route(
    (url) => /^\/(?:dashboard|workspace)(?:\/|$)/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const isDocument = response.headers()['content-type']?.startsWith('text/html') ?? false;
      return isDocument
        ? route.fulfill({ response, body: (await response.text()).replaceAll(hashedName, `$1${later}.$2`) })
        : route.fulfill({ response });
    },
  );
}
