// @vitest-environment node
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dictionaryCacheControl } from '@onepoint/document-host';
import { HttpMetrics } from '@onepoint/metrics';
import { documentedRows, rowsOf } from '@onepoint/metrics/testing';
import { fillHostAddresses, placeholderOrigin } from '@onepoint/site-config';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Registry } from 'prom-client';
import { createSiteServer } from './create-site-server.ts';
import { createReply } from './http/reply.ts';
import { createFileReplies } from './pages/create-file-replies.ts';
import type { LivePage } from './pages/create-live-pages.ts';

const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const files: Readonly<Record<string, string>> = {
  '/index.html': '<h1>Home</h1>',
  '/index.pageContext.json': '{"page":"home"}',
  '/pricing/index.html': '<h1>Pricing</h1>',
  '/pricing/index.pageContext.json': '{"page":"pricing"}',
  '/chains/index.html': '<h1>Chains as built</h1>',
  '/chains/index.pageContext.json': '{"page":"chains as built"}',
  '/404.html': '<h1>Nowhere</h1>',
  '/zh/404.html': '<h1>没有</h1>',
  '/robots.txt': `User-agent: *\nSitemap: ${placeholderOrigin}/sitemap.xml`,
  '/docs/index.html': `<link rel="canonical" href="${placeholderOrigin}/docs">${placeholderOrigin.replace('http', 'ws')}/rpc`.padEnd(600),
  '/docs/index.pageContext.json': '{"page":"docs"}',
  '/docs/data.json': JSON.stringify({ host: new URL(placeholderOrigin).host }),
  '/assets/entry-BzX3k9Qa.js': script,
};
const aborts = [
  { path: '/old', kind: 'redirect', to: '/pricing', status: 308 },
  { path: '/alias', kind: 'rewrite', to: '/pricing', status: 200 },
] as const;

const replyOf = (text: string, contentType: string) =>
  createReply({ content: Buffer.from(text), contentType, cacheControl: 'no-cache', compression: 'fast' });
const live: LivePage = {
  document: replyOf('<h1>Chains now</h1>', 'text/html; charset=utf-8'),
  context: replyOf('{"page":"chains now"}', 'application/json; charset=utf-8'),
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Doubles {
  publicOrigin?: string;
  findLivePage?: (path: string) => Promise<LivePage | undefined>;
  readFile?: (path: string) => Promise<string>;
  requestMetrics?: HttpMetrics;
}

const dictionary = createReply({
  content: Buffer.from('{"actions":{"copy":"복사"}}'),
  contentType: 'application/json; charset=utf-8',
  cacheControl: dictionaryCacheControl,
  compression: 'fast',
});

async function start({
  publicOrigin,
  findLivePage = async () => undefined,
  readFile = async (path) => files[path] ?? '',
  requestMetrics,
}: Doubles = {}) {
  const onFailure = vi.fn<(error: unknown, requestId: string) => void>();
  const replies = createFileReplies({
    hasFile: (path) => path in files,
    readFile: async (path) => Buffer.from(await readFile(path)),
    fill: (text, origin) => fillHostAddresses(text, { origin, gatewayUrl: '' }),
    policyOf: (origin) => `default-src 'self' ${origin}`,
    bytesMax: 100_000,
  });
  const server = createSiteServer({
    publicOrigin,
    findFile: replies.find,
    findLivePage,
    findDictionary: async (file) => (file === 'ko/common.json' ? dictionary : undefined),
    aborts,
    requestMetrics,
    describe: () => ({}),
    onFailure,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  // Sends the path exactly as written: `fetch` would normalize it.
  const send = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString('utf8') });
        });
      });
      sent.on('error', reject).end();
    });
  return { send, onFailure, replies, server, origin: `http://127.0.0.1:${String(port)}` };
}

it.each([
  ['/', 200, 'Home'],
  ['/pricing', 200, 'Pricing'],
  ['/pricing?utm_source=mail&utm_source=again', 200, 'Pricing'],
  ['/pricing/index.pageContext.json', 200, '"pricing"'],
  ['/alias', 200, 'Pricing'],
  ['/docs/base', 200, 'canonical'],
  ['/docs/base/index.pageContext.json', 200, '"docs"'],
  ['/docs/dogechain', 404, 'Nowhere'],
  ['/pricing/base', 404, 'Nowhere'],
  ['/robots.txt', 200, 'User-agent'],
  ['/nowhere', 404, 'Nowhere'],
  ['/zh/nowhere', 404, '没有'],
  ['/404.html', 404, 'Nowhere'],
  ['/nowhere/index.pageContext.json', 404, 'nothing at this address'],
  ['/assets/gone-12345678.js', 404, 'nothing at this address'],
  ['/_site/health', 200, '"ok"'],
  ['/..%2f..%2fpackage.json', 400, 'cannot be read'],
  ['/../package.json', 400, 'cannot be read'],
  ['/%2e%2e/package.json', 400, 'cannot be read'],
  ['/pricing%2findex.html', 400, 'cannot be read'],
  ['/%c0%ae%c0%ae/package.json', 400, 'cannot be read'],
  ['/.vite/manifest.json', 400, 'cannot be read'],
  ['/%00', 400, 'cannot be read'],
  ['/%', 400, 'cannot be read'],
])('responds to %s with %i', async (path, status, text) => {
  const { send } = await start();
  const answer = await send(path);
  expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
  expect(answer.text).toContain(text);
});

it.each([
  ['/foo.bar', 'Nowhere'],
  ['/docs/nothing.js', 'Nowhere'],
  ['/zh/nothing.js', '没有'],
  ['/assets/gone-12345678.js', 'Nowhere'],
])('responds to missing %s with a page for browsers and a line of text for programs', async (path, text) => {
  const { send } = await start();
  const read = await send(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([read.status, read.headers['content-type'], read.headers.vary]).toEqual([
    404,
    'text/html; charset=utf-8',
    'accept, accept-encoding',
  ]);
  expect(read.text).toContain(text);
  const loaded = await send(path, { accept: '*/*' });
  expect([loaded.status, loaded.headers['content-type'], loaded.headers['cache-control']]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
});

it.each([
  ['/pricing/', 308, '/pricing'],
  ['/en/pricing?a=1', 308, '/pricing?a=1'],
  ['/en?a=1', 308, '/?lang=en&a=1'],
  ['/index.html?a=1', 308, '/?a=1'],
  ['//evil.example', 308, '/evil.example'],
  ['/old?a=1', 308, '/pricing?a=1'],
])('redirects %s with %i to %s', async (path, status, location) => {
  const { send } = await start();
  const answer = await send(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it('sends documents with a policy, hashed files as immutable, and everything else with revalidation', async () => {
  const { send, origin } = await start();
  const page = await send('/pricing');
  expect([page.headers['content-security-policy'], page.headers['cache-control']]).toEqual([`default-src 'self' ${origin}`, 'no-cache']);
  const asset = await send('/assets/entry-BzX3k9Qa.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('compresses by Accept-Encoding, with an ETag per encoding, and responds with 304', async () => {
  const { send } = await start();
  const path = '/assets/entry-BzX3k9Qa.js';
  const [brotli, zipped, plain] = await Promise.all(
    ['gzip, br', 'gzip', ''].map(async (accept) => send(path, { 'accept-encoding': accept })),
  );
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(script);
  expect(gunzipSync(zipped?.body ?? '').toString()).toBe(script);
  expect(plain?.text).toBe(script);
  expect(new Set([brotli, zipped, plain].map((answer) => answer?.headers.etag)).size).toBe(3);
  const again = await send(path, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${brotli?.headers.etag ?? ''}` });
  expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined]);
  const other = await send(path, { 'accept-encoding': 'gzip', 'if-none-match': brotli?.headers.etag ?? '' });
  expect(other.status).toBe(200);
});

it('responds to HEAD without a body, ignores ranges, and rejects other methods', async () => {
  const { send } = await start();
  const head = await send('/pricing', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '16']);
  expect((await send('/pricing', { range: 'bytes=0-3' })).text).toBe('<h1>Pricing</h1>');
  const post = await send('/pricing', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('counts requests by kind and status in the documented metrics', async () => {
  const registry = new Registry();
  const { send } = await start({ requestMetrics: new HttpMetrics(registry) });
  expect(await rowsOf(registry)).toEqual(documentedRows('site'));
  for (const path of ['/pricing', '/nowhere', '/robots.txt', '/locales/ko/common.json', '/pricing/', '/%00']) await send(path);
  // Requests are counted when their connections close, in any order.
  const counted = async () =>
    (await registry.metrics())
      .split('\n')
      .flatMap((line) => /^onepoint_http_requests_total\{(?<labels>.*)\} 1$/.exec(line)?.groups?.['labels'] ?? [])
      .toSorted();
  await expect
    .poll(counted)
    .toEqual([
      'method="GET",route="bad-request",status="400"',
      'method="GET",route="dictionary",status="200"',
      'method="GET",route="file",status="200"',
      'method="GET",route="page",status="200"',
      'method="GET",route="page",status="404"',
      'method="GET",route="redirect",status="308"',
    ]);
});

it('times out requests that are incomplete after ten seconds', async () => {
  const { headersTimeout, requestTimeout } = (await start()).server;
  // Node uses the longer of the two for the whole request.
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 10_000]);
});

it('sends live documents and contexts, or the built files if there are none', async () => {
  const now = await start({ findLivePage: async (path) => (path === '/chains' ? live : undefined) });
  expect((await now.send('/chains?theme=dark')).text).toContain('Chains now');
  expect((await now.send('/chains/index.pageContext.json')).text).toContain('chains now');
  const built = await start();
  expect((await built.send('/chains')).text).toContain('Chains as built');
  expect((await built.send('/chains/index.pageContext.json')).text).toContain('chains as built');
});

it('reads a file once for concurrent requests and caches nothing for missing paths', async () => {
  const readFile = vi.fn(async (path: string) => files[path] ?? '');
  const { send, replies } = await start({ readFile });
  await Promise.all([send('/pricing'), send('/pricing'), send('/pricing?a=2')]);
  const bytes = replies.bytes();
  for (let count = 0; count < 50; count += 1) await send(`/assets/${String(count)}-12345678.js?${String(count)}`);
  expect([readFile.mock.calls.length, replies.bytes()]).toEqual([1, bytes]);
});

it('treats a deleted file as missing', async () => {
  const gone = new Set(['/pricing/index.html', '/assets/entry-BzX3k9Qa.js']);
  const { send, onFailure } = await start({
    readFile: async (path) => (gone.has(path) ? Promise.reject(Object.assign(new Error(path), { code: 'ENOENT' })) : (files[path] ?? '')),
  });
  const [page, asset, missing] = await Promise.all([send('/pricing'), send('/assets/entry-BzX3k9Qa.js'), send('/assets/gone-12345678.js')]);
  expect([page.status, page.text]).toEqual([404, '<h1>Nowhere</h1>']);
  expect([asset.status, asset.text]).toEqual([404, missing.text]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('responds with 500 if a file cannot be read and retries on the next request', async () => {
  let isBroken = true;
  const { send, onFailure } = await start({
    readFile: async (path) => (isBroken ? Promise.reject(new Error('EIO')) : (files[path] ?? '')),
  });
  const broken = await send('/pricing');
  expect([broken.status, broken.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('EIO'), broken.headers['x-request-id']);
  expect(broken.headers['x-request-id']).toMatch(/^req_\w{32}$/);
  isBroken = false;
  expect((await send('/pricing')).status).toBe(200);
});

/** Contents of pages and files served at an origin. */
const named = (origin: string) => ({
  '/docs': `<link rel="canonical" href="${origin}/docs">${origin.replace('http', 'ws')}/rpc`,
  '/robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap.xml`,
  '/docs/index.pageContext.json': '{"page":"docs"}',
  '/docs/data.json': JSON.stringify({ host: new URL(origin).host }),
});

describe('the origin in pages and files', () => {
  it('is the configured one for any host', async () => {
    const { send } = await start({ publicOrigin: 'https://onepoint.example' });
    for (const host of ['evil.example', 'localhost:4000', 'onepoint.example']) {
      for (const [path, text] of Object.entries(named('https://onepoint.example')))
        expect((await send(path, { host })).text.trimEnd()).toBe(text);
    }
  });

  it.each(['localhost', 'localhost:4100', '127.0.0.1:4100', '[::1]:4100'])('is that of the request for the local name %s', async (host) => {
    const { send } = await start();
    await send('/docs', { host: 'localhost:9999' });
    for (const [path, text] of Object.entries(named(`http://${host}`))) expect((await send(path, { host })).text.trimEnd()).toBe(text);
  });

  it.each(['evil.example', 'localhost.evil.example', 'localhost:80@evil.example', 'localhost:123456', '127.0.0.1.nip.io'])(
    'is never taken from the host %j, which is rejected',
    async (host) => {
      const { send, replies } = await start();
      const refused = await send('/docs', { host });
      expect([refused.status, refused.headers['cache-control'], replies.bytes()]).toEqual([421, 'no-store', 0]);
      expect((await send('/_site/health', { host })).status).toBe(200);
    },
  );

  it('is in every encoding, with its own ETag', async () => {
    const { send } = await start();
    const [one, other] = await Promise.all(
      ['localhost:4100', 'localhost:4200'].map(async (host) => send('/docs', { host, 'accept-encoding': 'br' })),
    );
    expect(
      brotliDecompressSync(other?.body ?? '')
        .toString()
        .trimEnd(),
    ).toBe(named('http://localhost:4200')['/docs']);
    expect(one?.headers.etag).not.toBe(other?.headers.etag);
    const stale = await send('/docs', { host: 'localhost:4200', 'accept-encoding': 'br', 'if-none-match': one?.headers.etag ?? '' });
    expect(stale.status).toBe(200);
  });
});

describe('dictionaries', () => {
  it('have a short cache and an ETag, and are answered with 304 if unchanged', async () => {
    const { send } = await start();
    const reply = await send('/locales/ko/common.json');
    expect([reply.status, reply.text]).toEqual([200, '{"actions":{"copy":"복사"}}']);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': dictionaryCacheControl });
    const again = await send('/locales/ko/common.json', { 'if-none-match': reply.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(['/locales/de/common.json', '/locales/ko/nothing.json', '/locales/package.json', '/locales', '/locales/ko'])(
    'answer 404 as JSON for %s, also in browsers',
    async (path) => {
      const reply = await (await start()).send(path, { accept: 'text/html' });
      expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      expect(JSON.parse(reply.text)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    },
  );
});
