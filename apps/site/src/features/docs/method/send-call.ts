import type { JsonValue } from '@onepoint/rpc-samples';

/** Longer than the gateway waits for a node (30 s by default), so that its own response explains a timeout. */
const timeoutMs = 40_000;

export interface CallError {
  /** Error code of the gateway, which has a page in the docs; null for errors of a node. */
  code: string | null;
  rpcCode: number | null;
  /** In English; empty if the reply has none. */
  message: string;
}

export type CallOutcome =
  | {
      kind: 'answered';
      /** HTTP status. */
      status: number;
      /** From sending to the last byte. */
      roundTripMs: number;
      bytes: number;
      /** The response body, pretty-printed if it is JSON. */
      reply: string;
      error: CallError | null;
      /** Seconds until a retry makes sense, if the rate limit is reached and the gateway sends `Retry-After`. */
      retryAfterSeconds: number | null;
      /** Whether the body is a JSON-RPC reply. Proxies, captive portals and error pages send others. */
      isRpc: boolean;
    }
  | { kind: 'unreachable' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function findError(reply: unknown): CallError | null {
  if (!isObject(reply) || !isObject(reply['error'])) return null;
  const { code, message, data } = reply['error'];
  const ownCode = isObject(data) ? data['code'] : undefined;
  return {
    code: typeof ownCode === 'string' && /^[A-Z][A-Z_]+$/.test(ownCode) ? ownCode : null,
    rpcCode: typeof code === 'number' ? code : null,
    message: typeof message === 'string' ? message : '',
  };
}

const isRpcReply = (reply: unknown): boolean => isObject(reply) && 'jsonrpc' in reply && ('result' in reply || 'error' in reply);

function findRetryAfter({ status, headers }: Response): number | null {
  const seconds = /^\d+$/.exec(headers.get('retry-after') ?? '')?.[0];
  return status === 429 && seconds !== undefined ? Number(seconds) : null;
}

function parseReply(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface SendCallParameters {
  url: string;
  method: string;
  params: readonly JsonValue[];
  signal: AbortSignal;
}

/**
 * Sends one call and measures its round trip. A reply with an error counts as answered.
 *
 * @throws only when `signal` aborts
 */
export async function sendCall({ url, method, params, signal }: SendCallParameters): Promise<CallOutcome> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await response.text();
    const roundTripMs = performance.now() - startedAt;
    const parsed = parseReply(text);
    return {
      kind: 'answered',
      status: response.status,
      roundTripMs,
      bytes: new TextEncoder().encode(text).length,
      reply: parsed === undefined ? text : JSON.stringify(parsed, null, 2),
      error: findError(parsed),
      retryAfterSeconds: findRetryAfter(response),
      isRpc: isRpcReply(parsed),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
}
