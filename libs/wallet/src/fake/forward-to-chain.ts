import { FakeProviderRpcError } from './fake-provider-rpc-error.ts';

interface JsonRpcReply {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/**
 * Sends a request on to a chain's RPC address, as wallets do with what they do not answer themselves.
 *
 * @throws {FakeProviderRpcError} 4200 without an address, 4901 when it cannot be reached, else the node's own error
 */
export async function forwardToChain(url: string | undefined, method: string, params: unknown): Promise<unknown> {
  if (url === undefined) throw new FakeProviderRpcError(4200, `The wallet does not support ${method}`);
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
  })
    .then(async (response) => (await response.json()) as JsonRpcReply)
    .catch(() => {
      throw new FakeProviderRpcError(4901, 'The chain cannot be reached');
    });
  if (reply.error) throw new FakeProviderRpcError(reply.error.code, reply.error.message, reply.error.data);
  return reply.result;
}
