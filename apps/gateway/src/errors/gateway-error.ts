import { type ErrorCode, errorCodes, type ErrorEntry } from '@onepoint/gateway-errors';

/** What a client is told of one case: a sentence in place of the code's own, and values for programs. */
export interface ErrorDetails {
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** A request that the gateway refuses or fails. What the client is told follows from the code, and from the details where there are any. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  /** When asking again makes sense, in whole seconds, for `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, retryAfterSeconds?: number, details?: ErrorDetails) {
    super(errorCodes[code].message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

/**
 * JSON text of an error reply.
 *
 * @param rawId the request's id as JSON text, exactly as it came; `null` when it is not known
 * @param requestId what a user quotes to support; logged with the request's trouble
 * @param details what is known of this case beside its code
 */
export function errorBody(code: ErrorCode, rawId: string, requestId: string, details?: ErrorDetails): string {
  const { rpcCode, message, allowList, limit }: ErrorEntry = errorCodes[code];
  const error = JSON.stringify({
    code: rpcCode,
    message: details?.message ?? message,
    data: { code, allowList, limit, ...details?.data, requestId },
  });
  return `{"jsonrpc":"2.0","id":${rawId},"error":${error}}`;
}
