import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { send, startEdge, writeBuilds } from './testing/edge-fixture.ts';

const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const files = {
  'site/index.html': '<!doctype html><script>theme()</script><h1>Home</h1>',
  'site/pricing/index.html': '<h1>Pricing</h1>',
  'site/pricing/index.pageContext.json': '{"page":"pricing"}',
  'site/pricing/old/index.pageContext.json': '{"abort":{"kind":"rewrite","to":"/pricing"}}',
  'site/pricing/out/index.pageContext.json': '{"abort":{"kind":"rewrite","to":"/../secret.txt"}}',
  'site/404.html': '<h1>Nowhere</h1>',
  'site/zh/404.html': '<h1>没有</h1>',
  'site/robots.txt': 'User-agent: *',
  'site/assets/entry-BzX3k9Qa.js': script,
  'dashboard/index.html': '<div id="root">dashboard</div>',
  'dashboard/assets/app-12345678.js': script,
  'playground/index.html': '<div id="root">playground</div>',
  'locales/ko/common.json': '{"actions":{"copy":"복사"}}',
  'locales/package.json': '{"name":"secret"}',
  'secret.txt': 'outside of every build',
};

it.each([
  ['/', 200, 'Home'],
  ['/pricing', 200, 'Pricing'],
  ['/pricing?from=mail', 200, 'Pricing'],
  ['/pricing/index.pageContext.json', 200, 'pricing'],
  ['/pricing/old', 200, 'Pricing'],
  ['/pricing/out', 404, 'Nowhere'],
  ['/robots.txt', 200, 'User-agent'],
  ['/login?redirect=%2Fworkspace', 200, 'dashboard'],
  ['/ja/workspace/profile', 200, 'dashboard'],
  ['/_dashboard/assets/app-12345678.js', 200, 'console'],
  ['/playground/', 200, 'playground'],
  ['/playground/connect', 200, 'playground'],
  ['/nowhere', 404, 'Nowhere'],
  ['/zh/nowhere', 404, '没有'],
  ['/docs/index.pageContext.json', 404, 'NOT_FOUND'],
  ['/_dashboard/assets/gone-12345678.js', 404, 'NOT_FOUND'],
  ['/playground/assets/gone.js', 404, 'NOT_FOUND'],
  ['/_dashboard/..%2f..%2fsecret.txt', 400, 'BAD_REQUEST'],
  ['/../secret.txt', 400, 'BAD_REQUEST'],
  ['/%c0%ae%c0%ae/secret.txt', 400, 'BAD_REQUEST'],
  ['/%', 400, 'BAD_REQUEST'],
])('answers %s with %i', async (path, status, text) => {
  const reply = await send(await startEdge(await writeBuilds(files)), path);
  expect(reply.status).toBe(status);
  expect(reply.text).toContain(text);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

it('caches hashed files as immutable, revalidates everything else, and answers 304 if unchanged', async () => {
  const edge = await startEdge(await writeBuilds(files));
  const asset = await send(edge, '/assets/entry-BzX3k9Qa.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const page = await send(edge, '/');
  expect(page.headers['cache-control']).toBe('no-cache');
  const again = await send(edge, '/', { headers: { 'if-none-match': `"other", W/${page.headers.etag}` } });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it('compresses with an encoding that the client accepts, with an ETag for each', async () => {
  const edge = await startEdge(await writeBuilds(files));
  const [brotli, zipped, plain] = await Promise.all(
    ['gzip, br', 'gzip', ''].map((accept) => send(edge, '/assets/entry-BzX3k9Qa.js', { headers: { 'accept-encoding': accept } })),
  );
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(script);
  expect(gunzipSync(zipped?.body ?? '').toString()).toBe(script);
  expect(plain?.text).toBe(script);
  expect(new Set([brotli, zipped, plain].map((reply) => reply?.headers.etag)).size).toBe(3);
  expect(plain?.headers.vary).toBe('accept-encoding');
});

it('serves a rebuilt file immediately, with the CSP of its new inline scripts', async () => {
  const builds = await writeBuilds(files);
  const edge = await startEdge(builds);
  const before = await send(edge, '/');
  expect(before.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  const path = join(builds, 'site/index.html');
  await writeFile(path, '<!doctype html><script>other()</script><h1>Rebuilt</h1>');
  await utimes(path, new Date(), new Date(Date.now() + 5000));
  const after = await send(edge, '/');
  expect(after.text).toContain('Rebuilt');
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
});

it('answers HEAD without a body and rejects other methods', async () => {
  const edge = await startEdge(await writeBuilds(files));
  const head = await send(edge, '/pricing', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const post = await send(edge, '/pricing', { method: 'POST', body: 'x' });
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('dictionaries', () => {
  const path = '/locales/ko/common.json';

  it('are JSON with a short cache and an ETag, answered with 304 if unchanged', async () => {
    const edge = await startEdge(await writeBuilds(files));
    const reply = await send(edge, path);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({ actions: { copy: '복사' } });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=3600',
    });
    const again = await send(edge, path, { headers: { 'if-none-match': reply.headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('change with their files', async () => {
    const builds = await writeBuilds(files);
    const edge = await startEdge(builds);
    const { headers } = await send(edge, path);
    await writeFile(join(builds, path), '{"actions":{"copy":"복사하기"}}');
    const changed = await send(edge, path, { headers: { 'if-none-match': headers.etag } });
    expect([changed.status, changed.text]).toEqual([200, '{"actions":{"copy":"복사하기"}}']);
  });

  it.each(['/locales/de/common.json', '/locales/ko/nothing.json', '/locales/package.json', '/locales', '/locales/ko/common'])(
    'answer 404 as JSON for %s, also in browsers',
    async (missing) => {
      const reply = await send(await startEdge(await writeBuilds(files)), missing, { headers: { accept: 'text/html' } });
      expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      expect(JSON.parse(reply.text)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    },
  );
});
