import { afterEach, expect, it, vi } from 'vitest';
import { sendCall } from './send-call.ts';

const send = async (signal = new AbortController().signal) =>
  sendCall({ url: '/rpc/base/public', method: 'eth_call', params: [1], signal });
function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })));
}

afterEach(() => vi.unstubAllGlobals());

it('shows a reply pretty printed, with its size in bytes', async () => {
  answer('{"jsonrpc":"2.0","id":1,"result":"é"}');
  expect(await send()).toMatchObject({
    kind: 'answered',
    status: 200,
    bytes: 38,
    reply: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": "é"\n}',
    errorCode: null,
  });
});

it('names the gateway’s own refusals', async () => {
  answer('{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"Slow down","data":{"code":"RATE_LIMITED"}}}', 429);
  expect(await send()).toMatchObject({ status: 429, errorCode: 'RATE_LIMITED' });
});

it.each(['<html>', '{"error":{"data":{"code":"</script>"}}}', '{"error":null}', '[]'])('takes no code from %s', async (body) => {
  answer(body, 502);
  expect(await send()).toMatchObject({ kind: 'answered', errorCode: null });
});

it('says when nobody answers, and stays silent when it was given up', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  expect(await send()).toEqual({ kind: 'unreachable' });
  await expect(send(AbortSignal.abort())).rejects.toThrow();
});
