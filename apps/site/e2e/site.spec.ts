import { expect, test, type Page } from '@playwright/test';
import { hydrated, watchShifts } from './pages.ts';

/** Opens a page with a mocked gateway and API; collects console errors and requests. */
async function open(page: Page, path: string, block = 0x165_ec15): Promise<{ consoleErrors: string[]; requests: string[] }> {
  const consoleErrors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/api/v1/chains', (route) => route.fulfill({ json: [{ slug: 'ethereum' }, { slug: 'base' }] }));
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: `0x${block.toString(16)}` } }));
  await page.goto(path);
  return { consoleErrors, requests };
}

test('hydrates without a mismatch and calls the public endpoint', async ({ page }) => {
  const { consoleErrors, requests } = await open(page, '/');
  await hydrated(page);
  const live = page.getByRole('group', { name: 'Live request to the public endpoint' });
  await expect(live.getByText('23,456,789').last()).toBeVisible();
  await expect(live.getByText('"0x165ec15"')).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/rpc/'))).toContain('/rpc/ethereum/public');
  expect(consoleErrors).toEqual([]);
});

test('choosing another chain calls it and updates the sample', async ({ page }) => {
  await open(page, '/');
  await hydrated(page);
  const live = page.getByRole('group', { name: 'Live request to the public endpoint' });
  const asked = page.waitForRequest('**/rpc/base/public');
  await live.getByText('Base', { exact: true }).locator('..').click();
  await asked;
  await live.getByRole('tab', { name: 'viem' }).click();
  await expect(live.getByRole('tabpanel')).toContainText('/rpc/base/public');
});

test('chains that are not served are neither offered nor called', async ({ page }) => {
  const { requests } = await open(page, '/');
  await hydrated(page);
  const live = page.getByRole('group', { name: 'Live request to the public endpoint' });
  await expect(live.getByRole('radio')).toHaveCount(2);
  await page.locator('#chains').scrollIntoViewIfNeeded();
  await expect(page.getByText('/rpc/polygon/public')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: '/rpc/base/public' })).toContainText('Block 23,456,789');
  expect(requests).not.toContain('/rpc/polygon/public');
});

test('explains an error of the live request and sends it again', async ({ page }) => {
  await open(page, '/');
  const error = { code: -32_005, message: 'Too many.', data: { code: 'RATE_LIMITED' } };
  await page.route('**/rpc/**', (route) => route.fulfill({ status: 429, json: { jsonrpc: '2.0', id: 1, error } }));
  await hydrated(page);
  const live = page.getByRole('group', { name: 'Live request to the public endpoint' });
  await expect(live.getByText('Public endpoint rate limit reached', { exact: true })).toBeVisible();
  await expect(live).not.toContainText('RATE_LIMITED');
  await expect(live).not.toContainText('"error"');
  await page.route('**/rpc/**', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: '0x10' } }));
  await live.getByRole('button', { name: 'Try again' }).click();
  await expect(live.getByText('"0x10"')).toBeVisible();
});

test('pages and files contain the origin that they were requested at', async ({ request, baseURL }) => {
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
  const { host: numeric, port } = new URL(baseURL ?? '');
  for (const host of [`localhost:${port}`, numeric]) {
    for (const file of [...files, '/docs/quick-start/index.pageContext.json', '/docs/quick-start.md']) {
      const text = await (await request.get(file, { headers: { host } })).text();
      const named = new Set(text.match(/(?<=(?:http|ws):\/\/)(?:localhost|127\.0\.0\.1|[\w.-]+\.invalid)(?::\d+)?/g));
      expect([file, ...named]).toEqual([file, host]);
    }
  }
});

test('from "no such page" a click navigates home without a page load', async ({ page }) => {
  const { requests } = await open(page, '/404');
  await hydrated(page);
  await page.getByRole('link', { name: 'Go to home' }).click();
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
  ['/docs/nowhere', 'Page not found', '/docs/nowhere'],
] as const) {
  test(`on a static host ${path} shows the page at ${shown}`, async ({ page }) => {
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

test('a chain after any docs path is stored and used in samples', async ({ page, request }) => {
  await open(page, '/docs/quick-start/base');
  const sample = page.locator('.code-frame').filter({ hasText: '/rpc/' }).first();
  await expect(sample).toContainText('/rpc/base/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/quick-start$/);
  expect(await page.evaluate(() => localStorage.getItem('onepoint:selectedDocChain:v1'))).toBe('"base"');
  await page.goto('/docs/methods/eth_call');
  await expect(page.getByRole('radio', { name: 'Base', exact: true })).toBeChecked();
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

test('a link to a docs page with a chain navigates without a page load', async ({ page }) => {
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

test('stores the theme and applies it before the first paint', async ({ page }) => {
  await open(page, '/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Theme', exact: true });
  await button.click();
  await expect(page.getByRole('group', { name: 'Theme' }).getByRole('radio')).toHaveCount(3);
  await page.getByRole('group', { name: 'Theme' }).getByText('System').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Theme' })).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('live data shifts no layout', async ({ page }) => {
  const readShifts = await watchShifts(page);
  await open(page, '/');
  await hydrated(page);
  await expect(page.getByText('23,456,789').first()).toBeVisible();
  expect(await readShifts()).toEqual([]);
});

test.describe('on a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('shows all content, opens the menu and does not overflow', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Usage-based pricing' })).toBeVisible();
    await page.locator('summary').first().click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })).toBeVisible();
    const box = await page.locator('#pricing').boundingBox();
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
});

for (const path of ['/', '/pos']) {
  test(`${path} marks the chosen chain in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    const choice = page.getByRole('group', { name: 'Chain', exact: true });
    const faces = await choice.getByRole('radio').evaluateAll((radios) =>
      radios.map((radio) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(radio.nextElementSibling ?? radio);
        // Transparent backgrounds show the same color behind them.
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

/** Renders pages in their own fonts however late those arrive; `font-display: optional` would make it a matter of luck. */
async function useOwnFonts(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      // The policy has the hash of the unchanged styles.
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      await route.fulfill({ response, headers, body });
    },
  );
}

for (const path of narrowPaths) {
  test(`${path} fits a 320 px window with wide text spacing, in its own fonts and all in the monospaced one`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await useOwnFonts(page, path);
    await open(page, path);
    // Text spacing of WCAG 1.4.12.
    const spacing =
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }';
    for (const style of [spacing, `${spacing} * { font-family: var(--font-mono) !important }`]) {
      const width = await page.evaluate(async (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
        // Forces a layout, which requests the fonts.
        void document.body.offsetWidth;
        await document.fonts.ready;
        return document.documentElement.scrollWidth;
      }, style);
      expect(width).toBeLessThanOrEqual(320);
    }
  });
}
