import { NetworkError } from '../errors/network-error.ts';

/**
 * One HTTP exchange with a time-out, up to the end of the body.
 *
 * @throws {NetworkError} when no reply comes in time or at all
 * @throws the caller's own abort reason when `signal` ends it
 */
export async function send<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await run(signal ? AbortSignal.any([signal, timeout]) : timeout);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new NetworkError('NETWORK_TIMEOUT', error);
    // `fetch` reports every failure to connect, and a body cut short, as a TypeError.
    if (error instanceof TypeError) throw new NetworkError('NETWORK_UNREACHABLE', error);
    throw error;
  }
}
