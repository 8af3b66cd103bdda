import { afterEach, expect, it, vi } from 'vitest';
import { stubSilentApi } from '../testing/with-page.tsx';
import { listServedChains } from './served-chains.ts';

const never = new AbortController().signal;
const answerWith = (body: string, status = 200): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reads the slugs of the chains', async () => {
  answerWith('[{"slug":"ethereum"},{"slug":"base"}]');
  expect(await listServedChains(never)).toEqual(['ethereum', 'base']);
});

it.each([
  ['an error', '{"error":{}}', 500],
  ['a page', '<!doctype html>', 200],
  ['another shape', '{"chains":[]}', 200],
])('ignores %s', async (_what, body, status) => {
  answerWith(body, status);
  expect(await listServedChains(never)).toBeUndefined();
});

it('skips entries without a slug', async () => {
  answerWith('[null,{"slug":1},{"slug":"bsc"}]');
  expect(await listServedChains(never)).toEqual(['bsc']);
});

it('times out if the API does not respond', async () => {
  stubSilentApi();
  expect(await listServedChains(never)).toBeUndefined();
});
