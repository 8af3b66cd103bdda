import { ApiError, NetworkError } from '../errors.ts';

const retriesMax = 3;
const baseDelayMs = 300;
/** Longer waits are left to the caller. */
const waitMaxMs = 30_000;

/**
 * Milliseconds to wait before the next try, or undefined to give up. Network errors, 429 and 5xx are retried three
 * times with exponential backoff, never sooner than `Retry-After`. Other refusals would only be repeated.
 *
 * @param attempt number of tries made so far, from 1
 */
export function retryDelay(error: unknown, attempt: number): number | undefined {
  if (attempt > retriesMax) return undefined;
  const backOffMs = baseDelayMs * 2 ** (attempt - 1);
  if (error instanceof NetworkError) return backOffMs;
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status < 500)) return undefined;
  const delayMs = Math.max(backOffMs, error.retryAfterMs ?? 0);
  return delayMs > waitMaxMs ? undefined : delayMs;
}

/** Resolves like the promise, or rejects with the signal's reason on abort: for work that takes no signal. */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Resolves after a delay, or rejects with the signal's reason on abort. */
export function wait(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, delayMs);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}
