/** The result of a request to an endpoint. `reply` is the body, `code` the name or number of an error. */
export type BlockAnswer =
  | { kind: 'answered'; block: bigint; reply: string; roundTripMs: number }
  | { kind: 'unknownChain' | 'limited' | 'refused'; code: string }
  | { kind: 'unreachable' };

/** The body of the request, also for code samples. */
export const latestBlockRequest = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

const timeoutMs = 10_000;
const refusals: Readonly<Record<string, 'unknownChain' | 'limited'>> = { CHAIN_UNKNOWN: 'unknownChain', RATE_LIMITED: 'limited' };

interface RpcReply {
  result?: unknown;
  error?: { code?: unknown; data?: { code?: unknown } };
}

function readReply(text: string): RpcReply | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'jsonrpc' in value ? (value as RpcReply) : undefined;
  } catch {
    return undefined;
  }
}

function codeOf({ error }: RpcReply): string | undefined {
  const code = error?.data?.code ?? error?.code;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined;
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
    // A proxy in front of a gateway that is down responds too, but not with JSON-RPC.
    if (parsed === undefined) return { kind: 'unreachable' };
    if (typeof parsed.result === 'string' && /^0x[\da-f]+$/i.test(parsed.result))
      return { kind: 'answered', block: BigInt(parsed.result), reply, roundTripMs };
    const code = codeOf(parsed) ?? String(response.status);
    return { kind: refusals[code] ?? 'refused', code };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
}
