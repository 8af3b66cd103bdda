import type { Call } from '@onepoint/api-contract';
import { ApiError } from '../errors/api-error.ts';
import { buildUrl, type UrlValues } from './build-url.ts';
import type { CallInput, CallOptions, CallOutput } from './call-types.ts';
import { readReply } from './read-reply.ts';
import { retryDelay } from './retry-delay.ts';
import { send } from './send.ts';
import { wait } from './wait.ts';

export interface CreateApiClientParameters {
  /** Where the API answers, without a trailing slash: `/api` or `https://api.example.com`. */
  readonly baseUrl: string;
  /** The session token of the moment, null while nobody is signed in. */
  readonly getToken: () => Promise<string | null>;
  /** Told once when the session is refused (401), however many calls are refused with it; again only after a call was let through. */
  readonly onUnauthorized?: (() => void) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Limit of one try. Default 30,000. */
  readonly timeoutMs?: number | undefined;
}

export interface ApiClient {
  /**
   * Makes one call of the contract and parses its reply.
   *
   * @throws {ApiError} the API refused
   * @throws {NetworkError} no reply came
   * @throws {ContractError} the reply is not what the contract declares
   */
  call: <TCall extends Call>(call: TCall, input: CallInput<TCall>, options?: CallOptions) => Promise<CallOutput<TCall>>;
}

interface CallParts {
  readonly params?: UrlValues;
  readonly query?: UrlValues;
  readonly body?: unknown;
}

/** A client of the API. It repeats only what may be repeated: reads, deletions, and creations that carry an idempotency key. */
export function createApiClient({
  baseUrl,
  getToken,
  onUnauthorized,
  fetch = (...request) => globalThis.fetch(...request),
  timeoutMs = 30_000,
}: CreateApiClientParameters): ApiClient {
  let refused = false;

  const attempt = async (call: Call, { params, query, body }: CallParts, { signal, idempotencyKey }: CallOptions): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const token = call.access === 'public' ? null : await getToken();
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const init = { method: call.method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const url = buildUrl(baseUrl, call.path, params, query);
    const reply = await send(async (limit) => readReply(call, await fetch(url, { ...init, signal: limit })), { timeoutMs, signal });
    refused = false;
    return reply;
  };

  const repeat = async (call: Call, parts: CallParts, options: CallOptions): Promise<unknown> => {
    const repeatable = call.method === 'GET' || call.method === 'DELETE' || options.idempotencyKey !== undefined;
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(call, parts, options);
      } catch (error) {
        // The deletion that no reply came for was carried out.
        if (call.method === 'DELETE' && tries > 1 && error instanceof ApiError && error.status === 404) return null;
        const delayMs = repeatable ? retryDelay(error, tries) : undefined;
        if (delayMs === undefined) throw error;
        await wait(delayMs, options.signal);
      }
    }
  };

  return {
    async call(call, input, options = {}) {
      try {
        return (await repeat(call, input as CallParts, options)) as CallOutput<typeof call>;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401 && !refused) {
          refused = true;
          onUnauthorized?.();
        }
        throw error;
      }
    },
  };
}
