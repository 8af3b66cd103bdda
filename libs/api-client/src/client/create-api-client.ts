import type { Call } from '@onepoint/api-contract';
import type { $ZodType, input, output } from 'zod/v4/core';
import { ApiError, CallError, NetworkError, mayHaveTakenEffect, settlesOutcome } from '../errors.ts';
import { buildUrl, orAbort, readResponse, retryDelay, runExchange, wait, type UrlValues } from './request.ts';

type Part<TCall extends Call, TName extends 'params' | 'query' | 'body'> =
  TCall extends Readonly<Record<TName, infer TSchema extends $ZodType>> ? Readonly<Record<TName, input<TSchema>>> : unknown;

/** Those of `params`, `query`, and `body` that the contract declares for the call. */
export type CallInput<TCall extends Call> = Part<TCall, 'params'> & Part<TCall, 'query'> & Part<TCall, 'body'>;

export type CallOutput<TCall extends Call> = output<TCall['replies'][keyof TCall['replies']] & $ZodType>;

export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Makes a creating call safe to repeat: the API runs one request per key. */
  readonly idempotencyKey?: string | undefined;
}

export interface CreateApiClientParameters {
  /** Base URL of the API without a trailing slash: `/api` or `https://api.example.com`. */
  readonly baseUrl: string;
  /** Returns the current session token, or null when signed out. */
  readonly getToken: () => Promise<string | null>;
  /** Called once when the session is refused (401), no matter how many calls fail because of it. Called again only after another call succeeded. */
  readonly onUnauthorized?: (() => void) | undefined;
  /** Called once when a session is accepted after having been refused. */
  readonly onAuthorized?: (() => void) | undefined;
  readonly language?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of one try. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Timeout of a call, including all its tries and the waits between them. Default 60,000. */
  readonly totalTimeoutMs?: number | undefined;
  /** Wait before the first retry; doubles with each further one. Default 300. */
  readonly retryBaseMs?: number | undefined;
}

export interface ApiClient {
  /**
   * Makes one call of the contract and parses its response.
   *
   * @throws {ApiError} the API refused
   * @throws {NetworkError} no response
   * @throws {ContractError} the response doesn't match the contract
   */
  call: <TCall extends Call>(call: TCall, input: CallInput<TCall>, options?: CallOptions) => Promise<CallOutput<TCall>>;
}

/** Reads can be repeated and have no unknown outcome. */
const isRead = ({ method, isRead: isMarked }: Call): boolean => method === 'GET' || isMarked === true;

/** The identity service's own errors are unknown here. All that matters is that it can't be reached. */
const asUnreachable = (error: unknown): never => {
  throw new NetworkError('NETWORK_UNREACHABLE', error);
};

interface CallParts {
  readonly params?: UrlValues;
  readonly query?: UrlValues;
  readonly body?: unknown;
}

/** Creates a client for the API. It only retries reads, deletions, and calls with an idempotency key. */
export function createApiClient({
  baseUrl,
  getToken,
  onUnauthorized,
  onAuthorized,
  language,
  fetch = (...request) => globalThis.fetch(...request),
  timeoutMs = 30_000,
  totalTimeoutMs = 60_000,
  retryBaseMs,
}: CreateApiClientParameters): ApiClient {
  let refused = false;

  const attempt = async (call: Call, parts: CallParts, { signal, idempotencyKey }: CallOptions, limitMs: number): Promise<unknown> => {
    const { params, query, body } = parts;
    const headers = new Headers({ accept: 'application/json' });
    if (language !== undefined) headers.set('accept-language', language);
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const init = { method: call.method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const url = buildUrl(baseUrl, call.path, params, query);
    let isSent = false;
    const exchange = async (limit: AbortSignal): Promise<unknown> => {
      // The identity service can hang too, so waiting for its token counts toward the timeout.
      const token = call.access === 'public' ? null : await orAbort(getToken().catch(asUnreachable), limit);
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      isSent = true;
      return readResponse(call, await fetch(url, { ...init, signal: limit }));
    };
    try {
      const response = await runExchange(exchange, { timeoutMs: limitMs, signal });
      // A public call doesn't prove that the session is accepted.
      if (refused && call.access !== 'public') {
        refused = false;
        onAuthorized?.();
      }
      return response;
    } catch (error) {
      if (error instanceof CallError) error.outcomeUnknown = !isRead(call) && isSent && mayHaveTakenEffect(error);
      throw error;
    }
  };

  const repeat = async (call: Call, parts: CallParts, options: CallOptions): Promise<unknown> => {
    const repeatable = isRead(call) || call.method === 'DELETE' || options.idempotencyKey !== undefined;
    const deadline = Date.now() + totalTimeoutMs;
    let wasUnknown = false;
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(call, parts, options, Math.max(1, Math.min(timeoutMs, deadline - Date.now())));
      } catch (error) {
        // An earlier try deleted it, but its response was lost.
        if (call.method === 'DELETE' && tries > 1 && error instanceof ApiError && error.status === 404) return null;
        if (!(error instanceof CallError)) throw error;
        error.outcomeUnknown ||= wasUnknown && !settlesOutcome(error);
        error.safeToRepeat = repeatable;
        wasUnknown = error.outcomeUnknown;
        const delayMs = repeatable ? retryDelay(error, tries, retryBaseMs) : undefined;
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

/** A random UUID (version 4) that identifies a request across its tries. */
export function createIdempotencyKey(): string {
  // `crypto.randomUUID` exists only over HTTPS and on localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Sets the digits for the version and the variant (RFC 9562, 5.4).
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
