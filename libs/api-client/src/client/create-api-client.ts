import type { Call } from '@onepoint/api-contract';
import { ApiError } from '../errors/api-error.ts';
import { CallError } from '../errors/call-error.ts';
import { mayHaveArrived, settlesOutcome } from '../errors/outcome.ts';
import { buildUrl, type UrlValues } from './build-url.ts';
import type { CallInput, CallOptions, CallOutput } from './call-types.ts';
import { readReply } from './read-reply.ts';
import { retryDelay } from './retry-delay.ts';
import { send } from './send.ts';
import { orAbort, wait } from './wait.ts';

export interface CreateApiClientParameters {
  /** Where the API answers, without a trailing slash: `/api` or `https://api.example.com`. */
  readonly baseUrl: string;
  /** The session token of the moment, null while nobody is signed in. */
  readonly getToken: () => Promise<string | null>;
  /** Told once when the session is refused (401), however many calls are refused with it; again only after a call was let through. */
  readonly onUnauthorized?: (() => void) | undefined;
  /** Told once when a session that was refused is let through again. */
  readonly onAuthorized?: (() => void) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Limit of one try. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Limit of a call with all its tries and the waits between them. Default 60,000. */
  readonly totalTimeoutMs?: number | undefined;
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

/** A client of the API. It repeats only what may be repeated: reads, deletions, and calls that carry an idempotency key. */
export function createApiClient({
  baseUrl,
  getToken,
  onUnauthorized,
  onAuthorized,
  fetch = (...request) => globalThis.fetch(...request),
  timeoutMs = 30_000,
  totalTimeoutMs = 60_000,
}: CreateApiClientParameters): ApiClient {
  let refused = false;

  const attempt = async (call: Call, parts: CallParts, { signal, idempotencyKey }: CallOptions, limitMs: number): Promise<unknown> => {
    const { params, query, body } = parts;
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const init = { method: call.method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const url = buildUrl(baseUrl, call.path, params, query);
    let isSent = false;
    const exchange = async (limit: AbortSignal): Promise<unknown> => {
      // The identity service may be silent too: its token is part of the time that the call has.
      const token = call.access === 'public' ? null : await orAbort(getToken(), limit);
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      isSent = true;
      return readReply(call, await fetch(url, { ...init, signal: limit }));
    };
    try {
      const reply = await send(exchange, { timeoutMs: limitMs, signal });
      // A public call says nothing of the session.
      if (refused && call.access !== 'public') {
        refused = false;
        onAuthorized?.();
      }
      return reply;
    } catch (error) {
      if (error instanceof CallError) error.outcomeUnknown = call.method !== 'GET' && isSent && mayHaveArrived(error);
      throw error;
    }
  };

  const repeat = async (call: Call, parts: CallParts, options: CallOptions): Promise<unknown> => {
    const repeatable = call.method === 'GET' || call.method === 'DELETE' || options.idempotencyKey !== undefined;
    const deadline = Date.now() + totalTimeoutMs;
    let wasUnknown = false;
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(call, parts, options, Math.max(1, Math.min(timeoutMs, deadline - Date.now())));
      } catch (error) {
        // The deletion that no reply came for was carried out.
        if (call.method === 'DELETE' && tries > 1 && error instanceof ApiError && error.status === 404) return null;
        if (!(error instanceof CallError)) throw error;
        error.outcomeUnknown ||= wasUnknown && !settlesOutcome(error);
        error.safeToRepeat = repeatable;
        wasUnknown = error.outcomeUnknown;
        const delayMs = repeatable ? retryDelay(error, tries) : undefined;
        if (delayMs === undefined || Date.now() + delayMs >= deadline) throw error;
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
