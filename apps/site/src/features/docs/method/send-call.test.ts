import { afterEach, expect, it, vi } from 'vitest';
import { sendCall } from './send-call.ts';

const send = async (signal = new AbortController().signal) =>
  sendCall({ url: '/rpc/base/public', method: 'eth_call', params: [1], signal });
function answer(body: string, status = 200, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status, headers })));
}

afterEach(() => vi.unstubAllGlobals());

it('pretty-prints a reply and counts its bytes', async () => {
  answer('{"jsonrpc":"2.0","id":1,"result":"é"}');
  expect(await send()).toMatchObject({
    kind: 'answered',
    status: 200,
    bytes: 38,
    reply: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": "é"\n}',
    error: null,
  });
});

it('reads code and message of an error of the gateway', async () => {
  answer('{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"Slow down","data":{"code":"RATE_LIMITED"}}}', 429);
  expect(await send()).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED', rpcCode: -32_005, message: 'Slow down' } });
});

it.each([
  [429, '7', 7],
  [429, 'Wed, 21 Oct 2026 07:28:00 GMT', null],
  [503, '7', null],
])('for status %i and Retry-After %s, returns a wait of %s seconds', async (status, retryAfter, seconds) => {
  answer('{"jsonrpc":"2.0","id":1,"error":{"code":-32005}}', status, { 'retry-after': retryAfter });
  expect(await send()).toMatchObject({ retryAfterSeconds: seconds });
});

it.each([
  ['{"jsonrpc":"2.0","id":1,"result":null}', true],
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32602}}', true],
  ['{"jsonrpc":"2.0","id":1}', false],
  ['{"ok":true}', false],
  ['<html>Please log in</html>', false],
])('recognizes whether %s is a JSON-RPC reply: %s', async (body, isRpc) => {
  answer(body);
  expect(await send()).toMatchObject({ isRpc });
});

it.each(['<html>', '{"error":{"data":{"code":"</script>"}}}', '{"error":null}', '[]'])('finds no code in %s', async (body) => {
  answer(body, 502);
  expect(await send()).not.toHaveProperty('error.code', expect.any(String));
});

it('waits longer than the gateway waits for a node', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer('{"jsonrpc":"2.0","id":1,"result":null}');
  await send();
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(30_000);
  timeout.mockRestore();
});

it('reports an unreachable gateway and rejects when aborted', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  expect(await send()).toEqual({ kind: 'unreachable' });
  await expect(send(AbortSignal.abort())).rejects.toThrow();
});
