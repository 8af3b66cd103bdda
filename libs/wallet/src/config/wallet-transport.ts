import { http, HttpRequestError, type HttpTransport } from 'viem';

/** From section 8 of the specification, and the same as viem's. */
export const retriedStatuses: ReadonlySet<number> = new Set([403, 408, 413, 429, 500, 502, 503, 504]);

/**
 * Creates viem's HTTP transport with a 10 s timeout, 3 retries (150 ms, doubling) and batches of up to 1,000 calls.
 *
 * If an error response has a JSON-RPC error in its body, as our gateway's does, viem ignores the HTTP status and Retry-After, and it
 * treats a Retry-After date as no delay. This transport retries by status and honors both forms of the header.
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

/** Users don't wait longer. Larger values fall back to the default retry delays. */
const secondsMax = 60;

/**
 * Parses a Retry-After header, a number of seconds or an HTTP date (RFC 9110, section 10.2.3). Undefined if it is absent, malformed,
 * in the past, or longer than a minute.
 */
export function retryAfterSeconds(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - now.getTime()) / 1000);
  return seconds >= 0 && seconds <= secondsMax ? seconds : undefined;
}
