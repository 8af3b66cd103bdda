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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('parses the block number and keeps the reply', async () => {
  const reply = '{"jsonrpc":"2.0","id":1,"result":"0x1f"}';
  answerWith(`${reply}\n`);
  const answer = await askLatestBlock('/rpc/base/public', never);
  expect(answer).toMatchObject({ kind: 'answered', block: 31n, reply });
  expect(answer.kind === 'answered' && answer.roundTripMs).toBeGreaterThanOrEqual(0);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: latestBlockRequest });
});

it.each([
  ['a chain that is not served', refusal('CHAIN_UNKNOWN'), 404, 'unknownChain'],
  ['the rate limit of the endpoint', refusal('RATE_LIMITED'), 429, 'limited'],
  ['the rate limit of a proxy', '<!doctype html>', 429, 'limited'],
  ['another refusal', refusal('UPSTREAM_FAILED'), 502, 'refused'],
  ['an error of a node', '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"No."}}', 200, 'refused'],
  ['a result that is not a number', '{"jsonrpc":"2.0","id":1,"result":null}', 200, 'refused'],
  ['a gateway that is down', '<!doctype html>', 502, 'unavailable'],
  ['a page instead of a reply', '<!doctype html>', 200, 'invalid'],
  ['a truncated reply', '{"jsonrpc":"2.0","id":1,"res', 200, 'invalid'],
  ['JSON that is not a reply', 'null', 200, 'invalid'],
])('distinguishes %s', async (_what, body, status, kind) => {
  answerWith(body, status);
  expect(await askLatestBlock('/rpc', never)).toEqual({ kind });
});

it.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('reports a failed request: online %s, %s', async (onLine, kind) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  expect(await askLatestBlock('/rpc', never)).toEqual({ kind });
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
