// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import type { RenderedPage } from '../../src/server/entry-server.tsx';
import { createReply } from '../http/reply.ts';
import { createLivePages } from './create-live-pages.ts';

const freshMs = 10_000;
const render = vi.fn<(path: string) => Promise<RenderedPage>>();
const onFailure = vi.fn<(path: string, error: unknown) => void>();
let nowMs = 0;

function pageOf(body: string, status = 200): RenderedPage {
  return {
    status,
    pageId: 'live',
    language: 'en',
    dataFreshMs: freshMs,
    head: '',
    body,
    startNotice: '',
    pageContext: '{}',
    inlineContext: '{}',
    picture: null,
  };
}
const replyOf = (text: string) =>
  createReply({ content: Buffer.from(text), contentType: 'text/html', cacheControl: 'no-cache', compression: 'fast' });

function createPages({ bytesMax = 1_000_000, waitMs = 60_000, version = (): number => 0 } = {}) {
  const pages = createLivePages({
    isLive: (path) => path.startsWith('/live'),
    version,
    render,
    toReplies: ({ body }, origin) => ({
      document: replyOf(`${body}${origin === 'http://localhost' ? '' : origin}`),
      context: replyOf('{}'),
    }),
    bytesMax,
    waitMs,
    onFailure,
    now: () => nowMs,
  });
  const read = async (path = '/live', origin = 'http://localhost') =>
    (await pages.find(path, origin))?.document.find('identity')?.body.toString();
  return { ...pages, read };
}

beforeEach(() => {
  nowMs = 1_000_000;
  render.mockReset();
  onFailure.mockReset();
});

it('renders a page once for concurrent requests and again when its data are stale', async () => {
  render.mockResolvedValueOnce(pageOf('one')).mockResolvedValueOnce(pageOf('two'));
  const { read } = createPages();
  expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one']);
  expect(render).toHaveBeenCalledTimes(1);
  nowMs += freshMs;
  expect(await read()).toBe('one');
  await expect.poll(() => read()).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);
});

it('renders pages again when the version changes, without serving the earlier ones', async () => {
  render.mockResolvedValueOnce(pageOf('one')).mockResolvedValueOnce(pageOf('two'));
  let version = 1;
  const { read } = createPages({ version: () => version });
  expect(await read()).toBe('one');
  version = 2;
  expect(await read()).toBe('two');
});

it('caches pages per origin', async () => {
  render.mockResolvedValue(pageOf('page of '));
  const { read } = createPages();
  const origins = ['http://localhost:4100', 'http://localhost:4200'];
  for (const origin of [...origins, ...origins]) expect(await read('/live', origin)).toBe(`page of ${origin}`);
  expect(render).toHaveBeenCalledTimes(2);
});

it('serves stale pages while rendering, but waits for very old ones', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  render.mockResolvedValueOnce(pageOf('one')).mockReturnValueOnce(promise);
  const { read } = createPages();
  await read();
  nowMs += freshMs;
  expect(await read()).toBe('one');
  nowMs += freshMs;
  const waiting = read();
  resolve(pageOf('two'));
  expect(await waiting).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);
});

it('stops waiting for a hung service and serves the stale page', async () => {
  render.mockResolvedValueOnce(pageOf('one')).mockReturnValue(new Promise(() => undefined));
  const { read } = createPages({ waitMs: 5 });
  await read();
  nowMs += 100 * freshMs;
  expect(await read()).toBe('one');
  expect(await read()).toBe('one');
  expect(render).toHaveBeenCalledTimes(2);
});

it.each([
  ['a rendering that fails', async () => Promise.reject(new Error('broken'))],
  ['an error page', async () => pageOf('broken', 404)],
])('never caches %s: keeps the last good page and retries later', async (_name, broken) => {
  render.mockResolvedValueOnce(pageOf('one')).mockImplementationOnce(broken).mockResolvedValueOnce(pageOf('two'));
  const { read } = createPages();
  await read();
  nowMs += 5 * freshMs;
  expect(await read()).toBe('one');
  expect(await read()).toBe('one');
  expect(render).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(1);
  nowMs += 5 * freshMs;
  expect(await read()).toBe('two');
});

it('returns nothing if the first rendering fails and does not retry on every request', async () => {
  render.mockRejectedValue(new Error('broken'));
  const { read } = createPages();
  expect([await read(), await read(), await read()]).toEqual([undefined, undefined, undefined]);
  expect(render).toHaveBeenCalledTimes(1);
});

it('ignores paths without data', async () => {
  const { read, bytes } = createPages();
  expect(await read('/anything?x=1')).toBeUndefined();
  expect([render.mock.calls.length, bytes()]).toEqual([0, 0]);
});

it('stays within its size limit', async () => {
  render.mockImplementation(async (path) => pageOf(path.repeat(500)));
  const bytesMax = 50_000;
  const { read, bytes } = createPages({ bytesMax });
  for (let count = 0; count < 200; count += 1) {
    expect(await read(`/live/${String(count)}`)).toContain(`/live/${String(count)}`);
    expect(bytes()).toBeLessThanOrEqual(bytesMax);
  }
});
