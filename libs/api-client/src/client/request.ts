import { errorBodySchema, type Call } from '@onepoint/api-contract';
import { safeParse } from 'zod/v4/core';
import { ApiError, ContractError, NetworkError } from '../errors.ts';

/** Undefined values are omitted. */
export type UrlValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Fills in and encodes the path parameters, then appends the query.
 *
 * @throws {TypeError} when a path parameter has no value, because the URL would belong to another call
 */
export function buildUrl(baseUrl: string, path: string, params: UrlValues = {}, query: UrlValues = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${path}: ${name} has no value`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? `${baseUrl}${filled}` : `${baseUrl}${filled}?${search.toString()}`;
}

/**
 * Runs one HTTP exchange with a timeout that includes reading the body.
 *
 * @throws {NetworkError} when the connection fails or times out
 * @throws the caller's own abort reason when `signal` aborts
 */
export async function runExchange<T>(
  exchange: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await exchange(signal ? AbortSignal.any([signal, timeout]) : timeout);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new NetworkError('NETWORK_TIMEOUT', error);
    // `fetch` reports failed connections and truncated bodies as a TypeError.
    if (error instanceof TypeError) throw new NetworkError('NETWORK_UNREACHABLE', error);
    throw error;
  }
}

/**
 * Parses a `Retry-After` header, which has seconds or an HTTP date (RFC 9110, 10.2.3).
 *
 * @returns milliseconds; undefined if the header is missing or invalid
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toApiError(response: Response, body: unknown): ApiError {
  const parsed = safeParse(errorBodySchema, body);
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  if (parsed.success) return new ApiError({ ...parsed.data.error, status: response.status, retryAfterMs });
  // Not an error body of the API, so a proxy must have answered.
  return new ApiError({
    code: response.status >= 502 && response.status <= 504 ? 'UNAVAILABLE' : `HTTP_${String(response.status)}`,
    message: `The service answered with status ${String(response.status)}.`,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? '',
    retryAfterMs,
  });
}

/**
 * Parses the response's body.
 *
 * @throws {ApiError} on an error status
 * @throws {ContractError} on a success response that the contract doesn't declare
 */
export async function readResponse(call: Call, response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (!response.ok) throw toApiError(response, body);
  const schema = call.replies[response.status];
  if (!schema) throw new ContractError(call.operationId, response.status);
  const parsed = safeParse(schema, body);
  if (!parsed.success) throw new ContractError(call.operationId, response.status, parsed.error);
  return parsed.data;
}

const retriesMax = 3;
const defaultBaseMs = 300;
/** Longer waits are left to the caller. */
const waitMaxMs = 30_000;

/**
 * Milliseconds to wait before the next attempt, or undefined to give up. Network errors, 429, and 5xx are retried three times with exponential
 * backoff, never sooner than `Retry-After`. Other errors would only repeat.
 *
 * @param attempt number of attempts so far, from 1
 * @param baseMs first wait, doubled for each further attempt
 */
export function retryDelay(error: unknown, attempt: number, baseMs = defaultBaseMs): number | undefined {
  if (attempt > retriesMax) return undefined;
  const backOffMs = baseMs * 2 ** (attempt - 1);
  if (error instanceof NetworkError) return backOffMs;
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status < 500)) return undefined;
  const delayMs = Math.max(backOffMs, error.retryAfterMs ?? 0);
  return delayMs > waitMaxMs ? undefined : delayMs;
}

/** Settles like `work`, or rejects with the signal's reason on abort. For work that doesn't accept a signal. */
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
