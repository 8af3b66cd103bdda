import { afterEach, expect, it, vi } from 'vitest';
import { stubSilentApi } from '../testing/stub-silent-api.ts';
import { listServedChains } from './list-served-chains.ts';

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
])('does not take %s for a list', async (_what, body, status) => {
  answerWith(body, status);
  expect(await listServedChains(never)).toBeUndefined();
});

it('passes over entries without a slug', async () => {
  answerWith('[null,{"slug":1},{"slug":"bsc"}]');
  expect(await listServedChains(never)).toEqual(['bsc']);
});

it('does not wait for an API that takes the request and says nothing', async () => {
  stubSilentApi();
  expect(await listServedChains(never)).toBeUndefined();
});
