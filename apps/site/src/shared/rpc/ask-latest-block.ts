/** Why a request to an endpoint returned no block. Never shown verbatim, because each kind has a text. */
export type BlockFailure =
  | 'offline'
  /** The rate limit of the public endpoint. */
  | 'limited'
  /** The chain is not served. */
  | 'unknownChain'
  /** A JSON-RPC error of the node or the gateway. */
  | 'refused'
  /** A server error instead of JSON-RPC: the gateway behind a proxy is down. */
  | 'unavailable'
  /** No readable response: refused connection, timeout, or blocked by CORS or an extension. */
  | 'unreachable'
  /** A response that is not JSON-RPC. */
  | 'invalid';

/** The result of a request to an endpoint. `reply` is the body. */
export type BlockAnswer = { kind: 'answered'; block: bigint; reply: string; roundTripMs: number } | { kind: BlockFailure };

/** The body of the request, also for code samples. */
export const latestBlockRequest = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

const timeoutMs = 10_000;
const refusals: Readonly<Record<string, 'unknownChain' | 'limited'>> = { CHAIN_UNKNOWN: 'unknownChain', RATE_LIMITED: 'limited' };

interface RpcReply {
  result?: unknown;
  error?: { data?: { code?: unknown } };
}

function readReply(text: string): RpcReply | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'jsonrpc' in value ? (value as RpcReply) : undefined;
  } catch {
    return undefined;
  }
}

function failureOf(parsed: RpcReply | undefined, status: number): BlockFailure {
  const code = parsed?.error?.data?.code;
  const known = typeof code === 'string' ? refusals[code] : undefined;
  if (known !== undefined) return known;
  if (status === 429) return 'limited';
  if (parsed !== undefined) return 'refused';
  return status >= 500 ? 'unavailable' : 'invalid';
}

/**
 * Requests the latest block number from an endpoint and measures the time to the last byte.
 *
 * @param url of the endpoint
 * @throws only when `signal` aborts
 */
export async function askLatestBlock(url: string, signal: AbortSignal): Promise<BlockAnswer> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: latestBlockRequest,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const reply = (await response.text()).trim();
    const roundTripMs = performance.now() - startedAt;
    const parsed = readReply(reply);
    if (typeof parsed?.result === 'string' && /^0x[\da-f]+$/i.test(parsed.result))
      return { kind: 'answered', block: BigInt(parsed.result), reply, roundTripMs };
    return { kind: failureOf(parsed, response.status) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

/** The failure for pages that have no room to explain its cause. */
export const briefFailureOf = (kind: BlockFailure): 'unknownChain' | 'limited' | 'refused' | 'unreachable' =>
  kind === 'unknownChain' || kind === 'limited' || kind === 'refused' ? kind : 'unreachable';
