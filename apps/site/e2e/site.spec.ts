import { expect, test, type Page } from '@playwright/test';
import { hydrated, watchShifts } from './pages.ts';

/** Answers for the gateway and the API, and collects what the page complains about. */
async function open(page: Page, path: string, block = 0x165_ec15): Promise<{ complaints: string[]; requests: string[] }> {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/api/v1/chains', (route) => route.fulfill({ json: [{ slug: 'ethereum' }, { slug: 'base' }] }));
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: `0x${block.toString(16)}` } }));
  await page.goto(path);
  return { complaints, requests };
}

test('the HTML is taken over without a mismatch, and asks the public endpoint', async ({ page }) => {
  const { complaints, requests } = await open(page, '/');
  await hydrated(page);
  const live = page.getByRole('group', { name: 'A live request to the public endpoint' });
  await expect(live.getByText('23,456,789').last()).toBeVisible();
  await expect(live.getByText('"0x165ec15"')).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/rpc/'))).toContain('/rpc/ethereum/public');
  expect(complaints).toEqual([]);
});

test('another chain is asked, and the sample follows', async ({ page }) => {
  await open(page, '/');
  await hydrated(page);
  const live = page.getByRole('group', { name: 'A live request to the public endpoint' });
  const asked = page.waitForRequest('**/rpc/base/public');
  await live.getByText('Base', { exact: true }).locator('..').click();
  await asked;
  await live.getByRole('tab', { name: 'viem' }).click();
  await expect(live.getByRole('tabpanel')).toContainText('/rpc/base/public');
});

test('chains that are not served are neither offered nor asked', async ({ page }) => {
  const { requests } = await open(page, '/');
  await hydrated(page);
  const live = page.getByRole('group', { name: 'A live request to the public endpoint' });
  await expect(live.getByRole('radio', { disabled: false })).toHaveCount(2);
  await page.locator('#chains').scrollIntoViewIfNeeded();
  await expect(page.getByText('/rpc/polygon/public')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: '/rpc/base/public' })).toContainText('Block 23,456,789');
  expect(requests).not.toContain('/rpc/polygon/public');
});

test('an error of the live request is told in words, with its code', async ({ page }) => {
  await open(page, '/');
  const error = { code: -32_005, message: 'Too many.', data: { code: 'RATE_LIMITED' } };
  await page.route('**/rpc/**', (route) => route.fulfill({ status: 429, json: { jsonrpc: '2.0', id: 1, error } }));
  await hydrated(page);
  const live = page.getByRole('group', { name: 'A live request to the public endpoint' });
  await expect(live.getByText('The limit of the public endpoint is reached')).toBeVisible();
  await expect(live.getByText('RATE_LIMITED', { exact: true })).toBeVisible();
  await expect(live).not.toContainText('jsonrpc":"2.0","id":1,"error');
});

test('the origin that pages and files name is the one they were asked at', async ({ request }) => {
  const files = [
    '/',
    '/docs/quick-start',
    '/docs/methods/eth_call',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-en.xml',
    '/feed.xml',
    '/llms.txt',
  ];
  for (const host of ['localhost:4611', '127.0.0.1:4611']) {
    for (const file of [...files, '/docs/quick-start/index.pageContext.json', '/docs/quick-start.md']) {
      const text = await (await request.get(file, { headers: { host } })).text();
      const named = new Set(text.match(/(?<=(?:http|ws):\/\/)(?:localhost|127\.0\.0\.1|[\w.-]+\.invalid)(?::\d+)?/g));
      expect([file, ...named]).toEqual([file, host]);
    }
  }
});

test('from "no such page" a click leads home by page context, without a page load', async ({ page }) => {
  const { requests } = await open(page, '/404');
  await hydrated(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One endpoint/);
  await expect(page).toHaveURL(/\/$/);
  expect(requests.filter((path) => path === '/index.pageContext.json')).toHaveLength(1);
  expect(requests.filter((path) => path === '/')).toEqual([]);
  expect(await page.locator('title').count()).toBe(1);
});

for (const [path, heading, shown] of [
  ['/docs/methods/eth_call/base', 'eth_call', '/docs/methods/eth_call/base'],
  ['/docs/authentication/base', 'Authentication', '/docs/authentication/base'],
  ['/zh/agreement', 'Terms of service', '/zh/agreement/terms'],
  ['/docs/nowhere', 'There is no such page', '/docs/nowhere'],
] as const) {
  test(`a host that knows of files alone ends at ${shown} when it is asked for ${path}`, async ({ page }) => {
    await page.route(`**${path}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/404', route.request().url()).href }), status: 404 }),
    );
    const { requests } = await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(shown);
    expect(requests.filter((asked) => asked === path)).toHaveLength(1);
  });
}

test('a chain behind any page of the documentation is kept, and stands in its samples', async ({ page, request }) => {
  await open(page, '/docs/quick-start/polygon');
  const sample = page.locator('.code-frame').filter({ hasText: '/rpc/' }).first();
  await expect(sample).toContainText('/rpc/polygon/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/quick-start$/);
  expect(await page.evaluate(() => localStorage.getItem('onepoint:selectedDocChain:v1'))).toBe('"polygon"');
  await page.goto('/docs/methods/eth_call');
  await expect(page.getByRole('radio', { name: 'Polygon' })).toBeChecked();
  for (const [path, status] of [
    ['/docs/ethereum', 200],
    ['/docs/authentication/ethereum', 200],
    ['/docs/authentication/ethereum/index.pageContext.json', 200],
    ['/zh/docs/errors/RATE_LIMITED/base', 200],
    ['/docs/chains/base', 200],
    ['/docs/authentication/dogechain', 404],
    ['/docs/nowhere/base', 404],
    ['/pricing/base', 404],
  ] as const)
    expect([path, (await request.get(path)).status()]).toEqual([path, status]);
  expect(await (await request.get('/sitemap-en.xml')).text()).not.toContain('/docs/authentication/');
});

test('a link to a chain behind a page leads there without a page load', async ({ page }) => {
  const { requests } = await open(page, '/docs/limits');
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/docs/authentication/base';
    link.textContent = 'Authentication on Base';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Authentication on Base' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication');
  await expect(page).toHaveURL('/docs/authentication/base');
  await expect(page.getByRole('cell', { name: '/rpc/base/YOUR_TOKEN' })).toBeVisible();
  expect(requests).not.toContain('/docs/authentication/base');
});

test('the theme is chosen once and kept, before anything is painted', async ({ page }) => {
  await open(page, '/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('nothing moves while the page comes alive', async ({ page }) => {
  const readShifts = await watchShifts(page);
  await open(page, '/');
  await hydrated(page);
  await expect(page.getByText('23,456,789').first()).toBeVisible();
  expect(await readShifts()).toEqual([]);
});

test.describe('on a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('everything is there, the menu opens, and nothing sticks out', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Pay for the work, not for the seat' })).toBeVisible();
    await page.locator('summary').first().click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })).toBeVisible();
    const box = await page.locator('#pricing').boundingBox();
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
});

for (const path of ['/', '/pos']) {
  test(`${path} shows which chain is chosen where the reader has colours of their own`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    const choice = page.getByRole('group', { name: 'Chain', exact: true });
    const faces = await choice.getByRole('radio').evaluateAll((radios) =>
      radios.map((radio) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(radio.nextElementSibling ?? radio);
        // What is transparent shows the same colour behind it.
        const [red, green, blue] = backgroundColor.match(/\d+/g) ?? [];
        return { isChosen: (radio as HTMLInputElement).checked, look: [red, green, blue, outlineStyle].join(' ') };
      }),
    );
    const chosen = faces.find(({ isChosen }) => isChosen);
    expect(faces.filter(({ look }) => look === chosen?.look)).toEqual([chosen]);
  });
}

const narrowPaths = [
  '/',
  '/ja',
  '/tr',
  '/pricing',
  '/ja/pricing',
  '/tr/pricing',
  '/chains',
  '/docs/authentication',
  '/docs/methods/eth_getBalance',
  '/pos',
];

for (const path of narrowPaths) {
  test(`${path} fits a 320 px window with wider letter spacing, with its own fonts and with a wide system font`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    // The spacing of WCAG 1.4.12.
    const spacing =
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }';
    for (const style of [spacing, `${spacing} * { font-family: monospace !important }`]) {
      const width = await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
        return document.documentElement.scrollWidth;
      }, style);
      expect(width).toBeLessThanOrEqual(320);
    }
  });
}
