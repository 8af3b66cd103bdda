import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import type { ShownPage } from '../pages.ts';
import { pageRouteId } from '../routes.tsx';
import { createSiteRouter, type SiteRouter } from './site-router.ts';

const Component = () => null;

type Answer = (signal?: AbortSignal) => Response | Promise<Response>;
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
const pageAt = (urlLogical: string, pageId = 'docs') => pageContextFixture({ urlLogical, pageId });
const answers: Record<string, Answer> = {};
const fetched = vi.fn<(path: string) => void>();
let site: SiteRouter;

const shownPath = (): string => (site.router.state.loaderData as Record<string, ShownPage>)[pageRouteId]?.context.urlLogical ?? '';

beforeEach(() => {
  history.replaceState(null, '', '/docs/a');
  for (const path of Object.keys(answers)) Reflect.deleteProperty(answers, path);
  answers['/docs/b'] = () => json(pageAt('/docs/b'));
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/index.pageContext.json', '');
    fetched(path);
    return (answers[path] ?? (() => new Response('', { status: 404, headers: { 'content-type': 'text/html' } })))();
  });
  site = createSiteRouter({ context: pageAt('/docs/a'), Component });
});
afterEach(() => {
  site.router.dispose();
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the page of a context at its address', async () => {
  await site.router.navigate('/docs/b#part');
  expect(shownPath()).toBe('/docs/b');
  expect(location.pathname + location.hash).toBe('/docs/b#part');
});

it('uses a prefetched context once', async () => {
  site.contexts.prefetch('/docs/b');
  await site.router.navigate('/docs/b');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the server fails', () => json({}, 503)],
  ['the reply is JSON of another kind', () => json({ hello: true })],
])('keeps the page on screen and its address if %s, until the failure is cleared', async (_name, answer: Answer) => {
  answers['/docs/b'] = answer;
  void site.router.navigate('/docs/b');
  await expect.poll(() => site.getFailure()?.href).toContain('/docs/b');
  await expect.poll(() => site.isLoading()).toBe(false);
  expect(shownPath()).toBe('/docs/a');
  expect(location.pathname).toBe('/docs/a');
  site.clearFailure();
  expect(site.getFailure()).toBeUndefined();
});

it('shows the next page after a failure at an address with a hash', async () => {
  await site.router.navigate('/docs/b#part');
  answers['/docs/c'] = () => Promise.reject(new TypeError('offline'));
  void site.router.navigate('/docs/c');
  await expect.poll(() => site.getFailure()).toBeDefined();
  await expect.poll(() => site.isLoading()).toBe(false);
  expect(location.pathname + location.hash).toBe('/docs/b#part');
  answers['/docs/c'] = () => json(pageAt('/docs/c'));
  await site.router.navigate('/docs/c');
  expect(shownPath()).toBe('/docs/c');
});

it('loads again on retry', async () => {
  answers['/docs/b'] = () => Promise.reject(new TypeError('offline'));
  void site.router.navigate('/docs/b');
  await expect.poll(() => site.getFailure()).toBeDefined();
  await expect.poll(() => site.isLoading()).toBe(false);
  answers['/docs/b'] = () => json(pageAt('/docs/b'));
  site.retry();
  await expect.poll(() => shownPath()).toBe('/docs/b');
  expect(site.getFailure()).toBeUndefined();
});

it('fails if a page takes longer than 30 seconds', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
  answers['/docs/b'] = () => new Promise(() => {});
  void site.router.navigate('/docs/b');
  await expect.poll(() => fetched).toHaveBeenCalled();
  timeout.abort(new DOMException('late', 'TimeoutError'));
  await expect.poll(() => String(site.getFailure()?.error)).toContain('takes too long');
});

it('follows a redirect within the site and keeps the hash, with one request per context', async () => {
  answers['/docs/old'] = () => json({ abort: { kind: 'redirect', to: '/docs/b' } });
  await site.router.navigate('/docs/old#part');
  expect(shownPath()).toBe('/docs/b');
  expect(location.pathname + location.hash).toBe('/docs/b#part');
  expect(fetched.mock.calls.flat()).toEqual(['/docs/old', '/docs/b']);
});

it('shows another page under the same address for a rewrite', async () => {
  answers['/docs/alias'] = () => json({ abort: { kind: 'rewrite', to: '/docs/b' } });
  await site.router.navigate('/docs/alias');
  expect(shownPath()).toBe('/docs/b');
  expect(location.pathname).toBe('/docs/alias');
});

it('shows the page that was requested last', async () => {
  const first = Promise.withResolvers<Response>();
  answers['/docs/slow'] = () => first.promise;
  void site.router.navigate('/docs/slow');
  await site.router.navigate('/docs/b');
  first.resolve(json(pageAt('/docs/slow')));
  await first.promise;
  expect(shownPath()).toBe('/docs/b');
  expect(location.pathname).toBe('/docs/b');
});

it('closes dialogs when a navigation starts', async () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  dialog.close = () => dialog.removeAttribute('open');
  document.body.append(dialog);
  await site.router.navigate('/docs/b');
  expect(dialog.hasAttribute('open')).toBe(false);
  dialog.remove();
});

it('renders a page that failed to render again when its failure is cleared', async () => {
  answers['/docs/a'] = () => json(pageAt('/docs/a'));
  site.fail(new Error('broken'));
  expect(site.getFailure()).toMatchObject({ href: undefined });
  site.clearFailure();
  await expect.poll(() => fetched).toHaveBeenCalledWith('/docs/a');
});
