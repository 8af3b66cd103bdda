import { ApiError } from '../errors/api-error.ts';
import { NetworkError } from '../errors/network-error.ts';

const retriesMax = 3;
const baseDelayMs = 300;
/** Longer waits are the caller's business: nobody watches a spinner for a minute. */
const waitMaxMs = 30_000;

/**
 * How long to wait before trying again, or undefined to give up. Network errors, 429 and 5xx are tried again three
 * times with exponential back-off, never sooner than `Retry-After`; any other refusal would only be repeated.
 *
 * @param attempt tries made so far, from 1
 */
export function retryDelay(error: unknown, attempt: number): number | undefined {
  if (attempt > retriesMax) return undefined;
  const backOffMs = baseDelayMs * 2 ** (attempt - 1);
  if (error instanceof NetworkError) return backOffMs;
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status < 500)) return undefined;
  const delayMs = Math.max(backOffMs, error.retryAfterMs ?? 0);
  return delayMs > waitMaxMs ? undefined : delayMs;
}
