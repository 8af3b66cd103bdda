export abstract class CallError extends Error {
  /** See `isOutcomeUnknown`. Set by the client, because only the client knows what it sent. */
  outcomeUnknown = false;
  /** See `isSafeToRepeat`. Set by the client. */
  safeToRepeat = false;
}

export interface ApiErrorParameters {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly requestId: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** The API refused the call. `message` is meant for the public. `code` is one of the contract's `errorCodes`, or one that was added later. */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** Support finds the request with it. Empty if a proxy answered instead of the API. */
  readonly requestId: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** From `Retry-After`; undefined if the response has none. */
  readonly retryAfterMs: number | undefined;

  constructor({ code, message, status, requestId, details = {}, retryAfterMs }: ApiErrorParameters) {
    super(message);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
    this.retryAfterMs = retryAfterMs;
  }
}

const networkMessages = {
  NETWORK_UNREACHABLE: 'The service could not be reached.',
  NETWORK_TIMEOUT: 'The service did not answer in time.',
} as const;

export type NetworkErrorCode = keyof typeof networkMessages;

/** No response: the connection failed or timed out. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
  readonly code: NetworkErrorCode;

  constructor(code: NetworkErrorCode, cause?: unknown) {
    super(networkMessages[code], { cause });
    this.code = code;
  }
}

/** A success response that doesn't match the contract: client and API are from different builds, or a proxy answered. */
export class ContractError extends CallError {
  override readonly name = 'ContractError';
  readonly code = 'CONTRACT_BROKEN';
  readonly operationId: string;
  readonly status: number;

  constructor(operationId: string, status: number, cause?: unknown) {
    super('The service answered in a way this version does not understand.', { cause });
    this.operationId = operationId;
    this.status = status;
  }
}

/**
 * Whether a change may have been made although the call failed: the request was sent, and then the connection was lost, the call timed out, a proxy
 * answered 502 or 504, or the response couldn't be read. Always false for reads.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof CallError && error.outcomeUnknown;
}

/** Whether the same call can be repeated without taking effect twice, because it is a deletion or has an idempotency key. */
export function isSafeToRepeat(error: unknown): boolean {
  return error instanceof CallError && error.safeToRepeat;
}

/** Whether a sent request may have taken effect although it failed with this error. */
export function mayHaveTakenEffect(error: CallError): boolean {
  if (!(error instanceof ApiError)) return true;
  // A 502 from the API itself has its own code and means that nothing was done. UNAVAILABLE comes from a proxy.
  return error.code === 'UNAVAILABLE' && (error.status === 502 || error.status === 504);
}

/**
 * Whether this error of a retry proves that the earlier tries had no effect. If one had, the retry would have received its result, because it repeats
 * the same request.
 */
export function settlesOutcome(error: CallError): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
}
