import type { ReceivedReply } from './received-reply.ts';

export interface SendRequestParameters {
  /** Endpoint with its key. */
  readonly url: string;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Sends one JSON-RPC request over HTTP, without cookies and without repeating it.
 *
 * @throws {TypeError} when the endpoint cannot be reached
 * @throws {DOMException} `AbortError` when `signal` stopped it
 */
export async function sendRequest({ url, body, signal }: SendRequestParameters): Promise<ReceivedReply> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  const bytes = await response.arrayBuffer();
  const timeMs = Math.round(performance.now() - startedAt);
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    status: response.status,
    text: new TextDecoder().decode(bytes),
    timeMs,
    sizeBytes: bytes.byteLength,
    retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
  };
}
