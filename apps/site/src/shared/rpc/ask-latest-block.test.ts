import { afterEach, expect, it, vi } from 'vitest';
import { askLatestBlock, latestBlockRequest } from './ask-latest-block.ts';

const never = new AbortController().signal;
const answerWith = (body: string, status = 200): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
};
const refusal = (code: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32_001, message: 'No.', data: { code } } });

afterEach(() => vi.unstubAllGlobals());

it('parses the block number and keeps the reply', async () => {
  const reply = '{"jsonrpc":"2.0","id":1,"result":"0x1f"}';
  answerWith(`${reply}\n`);
  const answer = await askLatestBlock('/rpc/base/public', never);
  expect(answer).toMatchObject({ kind: 'answered', block: 31n, reply });
  expect(answer.kind === 'answered' && answer.roundTripMs).toBeGreaterThanOrEqual(0);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: latestBlockRequest });
});

it.each([
  ['a chain that is not served', refusal('CHAIN_UNKNOWN'), 404, { kind: 'unknownChain', code: 'CHAIN_UNKNOWN' }],
  ['the limit of the address', refusal('RATE_LIMITED'), 429, { kind: 'limited', code: 'RATE_LIMITED' }],
  ['another refusal', refusal('UPSTREAM_FAILED'), 502, { kind: 'refused', code: 'UPSTREAM_FAILED' }],
  ['an error of a node', '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"No."}}', 200, { kind: 'refused', code: '-32000' }],
  ['a result that is no number', '{"jsonrpc":"2.0","id":1,"result":null}', 200, { kind: 'refused', code: '200' }],
  ['a page in place of a reply', '<!doctype html>', 502, { kind: 'unreachable' }],
])('distinguishes %s', async (_what, body, status, answer) => {
  answerWith(body, status);
  expect(await askLatestBlock('/rpc', never)).toEqual(answer);
});

it('reports an unreachable gateway', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  expect(await askLatestBlock('/rpc', never)).toEqual({ kind: 'unreachable' });
});

it('rejects when aborted', async () => {
  const controller = new AbortController();
  controller.abort(new Error('moved on'));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit) => Promise.reject(init.signal?.reason as Error)),
  );
  await expect(askLatestBlock('/rpc', controller.signal)).rejects.toThrow('moved on');
});
