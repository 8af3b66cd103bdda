import type { JsonValue } from '@onepoint/rpc-samples';

/** Longer than the gateway waits for a node (30 s unless configured), so that its own answer says what happened. */
const timeoutMs = 40_000;

export type CallOutcome =
  | {
      kind: 'answered';
      status: number;
      /** From sending to the last byte. */
      roundTripMs: number;
      bytes: number;
      /** The reply, pretty printed where it is JSON. */
      reply: string;
      /** Code of the gateway's own refusal, which has a page of its own. */
      errorCode: string | null;
      /** Seconds until asking again makes sense, where the limit is reached and the gateway says so. */
      retryAfterSeconds: number | null;
      /** Whether it is a JSON-RPC reply. Proxies, portals and error pages give others. */
      isRpc: boolean;
    }
  | { kind: 'unreachable' };

function codeOf(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return null;
  const { error } = reply;
  if (typeof error !== 'object' || error === null || !('data' in error)) return null;
  const { data } = error;
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code) ? code : null;
}

const isRpcReply = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'jsonrpc' in reply && ('result' in reply || 'error' in reply);

function retryAfterOf({ status, headers }: Response): number | null {
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

export interface SendCallParameters {
  url: string;
  method: string;
  params: readonly JsonValue[];
  signal: AbortSignal;
}

/**
 * Sends one call and takes the time. A refusal is an answer.
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
    const reply = parsed === undefined ? text : JSON.stringify(parsed, null, 2);
    const { length: bytes } = new TextEncoder().encode(text);
    return {
      kind: 'answered',
      status: response.status,
      roundTripMs,
      bytes,
      reply,
      errorCode: codeOf(parsed),
      retryAfterSeconds: retryAfterOf(response),
      isRpc: isRpcReply(parsed),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
}
