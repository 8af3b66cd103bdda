import { afterEach, expect, it, vi } from 'vitest';
import { stubSilentApi } from '../../shared/testing/with-page.tsx';
import { readChainHeads } from './read-chain-heads.ts';

const head = {
  slug: 'base',
  bestBlock: 10,
  bestBlockSince: '2026-11-21T10:00:00.000Z',
  endpointBlock: 9,
  nodes: 1,
  nodesAnswered: 1,
  checkedAt: '2026-11-21T10:00:01.000Z',
};
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

it('parses the response of the API', async () => {
  answerWith(JSON.stringify([head]));
  expect(await readChainHeads(new AbortController().signal)).toEqual([head]);
});

it.each([
  ['an error', '{"error":{}}', 503],
  ['a page', '<!doctype html>', 200],
  ['another shape', '[{"slug":"base"}]', 200],
])('ignores %s', async (_what, body, status) => {
  answerWith(body, status);
  expect(await readChainHeads(new AbortController().signal)).toBeUndefined();
});

it('rejects when aborted', async () => {
  const controller = new AbortController();
  controller.abort(new Error('moved on'));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit) => Promise.reject(init.signal?.reason as Error)),
  );
  await expect(readChainHeads(controller.signal)).rejects.toThrow('moved on');
});

it('times out if the API does not respond', async () => {
  stubSilentApi();
  expect(await readChainHeads(new AbortController().signal)).toBeUndefined();
});
