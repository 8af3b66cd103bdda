import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBlockTags } from './ask-block-tags.ts';

const { signal } = new AbortController();
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => void vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

const block = (id: string, number: number) => ({ jsonrpc: '2.0', id, result: { number: `0x${number.toString(16)}`, timestamp: '0x64' } });
const replyWith = (value: unknown) => answer.mockResolvedValue(new Response(JSON.stringify(value)));
const ask = () => askBlockTags('/rpc/base/public', signal);

it('requests all tags in one batch and accepts replies in any order', async () => {
  replyWith([block('finalized', 36), block('latest', 100), block('safe', 68)]);
  await expect(ask()).resolves.toMatchObject({
    kind: 'answered',
    blocks: { latest: { number: 100n, timestamp: 100n }, safe: { number: 68n }, finalized: { number: 36n } },
  });
  const [, init] = answer.mock.calls[0] ?? [];
  const sent = JSON.parse(init?.body as string) as { params: unknown[] }[];
  expect(sent.map(({ params }) => params)).toEqual([
    ['latest', false],
    ['safe', false],
    ['finalized', false],
  ]);
});

it('has no block for an unsupported tag', async () => {
  replyWith([block('latest', 5), { id: 'safe', error: { code: -32_602 } }, { id: 'finalized', result: null }]);
  await expect(ask()).resolves.toMatchObject({ kind: 'answered', blocks: { latest: { number: 5n } } });
});

it.each([
  [{ id: null, error: { data: { code: 'RATE_LIMITED' } } }, 'limited'],
  [[{ id: 'latest', error: { data: { code: 'CHAIN_UNKNOWN' } } }], 'unknownChain'],
  [[{ id: 'latest', error: { code: -32_000 } }], 'refused'],
  [[{ id: 'latest', result: { number: 'seven', timestamp: '0x1' } }], 'unreachable'],
  ['<html>', 'unreachable'],
  [{ error: { code: 'UNAUTHORIZED', message: 'of a proxy' } }, 'unreachable'],
  [{ unexpected: true }, 'unreachable'],
])('parses %j as %s', async (value, kind) => {
  replyWith(value);
  await expect(ask()).resolves.toEqual({ kind });
});

it('names the limit of a proxy, whose answer is not JSON', async () => {
  answer.mockResolvedValue(new Response('<h1>Too many requests</h1>', { status: 429 }));
  await expect(ask()).resolves.toEqual({ kind: 'limited' });
});

it('knows the time of the server', async () => {
  const date = 'Tue, 24 Nov 2026 19:00:00 GMT';
  answer.mockResolvedValue(Response.json([block('latest', 5)], { headers: { date } }));
  await expect(ask()).resolves.toMatchObject({ answeredAtMs: Date.parse(date) });
});

it('reports an unreachable endpoint and rejects only when aborted', async () => {
  answer.mockRejectedValue(new TypeError('offline'));
  await expect(ask()).resolves.toEqual({ kind: 'unreachable' });
  await expect(askBlockTags('/rpc/base/public', AbortSignal.abort(new Error('off')))).rejects.toThrow('offline');
});
