import { http, HttpRequestError, type HttpTransport } from 'viem';
import { retryAfterSeconds } from './retry-after-seconds.ts';

/** Section 8 of the specification. viem retries the same. */
export const retriedStatuses: ReadonlySet<number> = new Set([403, 408, 413, 429, 500, 502, 503, 504]);

/**
 * viem's HTTP transport with what the specification asks for beyond it. viem's own: time-out 10 s, 3 retries from 150 ms doubling,
 * batches of up to 1,000, the retried statuses.
 *
 * viem takes an HTTP error for a plain JSON-RPC error where the body holds one, as our gateway's does: it then neither sees the status
 * nor Retry-After, and reads a Retry-After that is a date as "at once". Here the status counts first, and the header in both its forms.
 */
export function walletTransport(url?: string): HttpTransport {
  return http(url, {
    batch: { batchSize: 1_000 },
    timeout: 10_000,
    retryCount: 3,
    retryDelay: 150,
    onFetchResponse: throwIfRetried,
  });
}

async function throwIfRetried(response: Response): Promise<void> {
  if (!retriedStatuses.has(response.status)) return;
  const headers = new Headers(response.headers);
  const seconds = retryAfterSeconds(headers.get('Retry-After'), new Date());
  if (seconds === undefined) headers.delete('Retry-After');
  else headers.set('Retry-After', String(seconds));
  throw new HttpRequestError({ url: response.url, status: response.status, headers, details: await response.text().catch(() => '') });
}
