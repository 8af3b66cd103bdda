import { type ErrorCode, errorCodes, type ErrorEntry } from '@onepoint/gateway-errors';

/** Details of one case: a message that replaces the code's default, and values for programs. */
export interface ErrorDetails {
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Thrown for a request that the gateway rejects or that fails. The response is derived from the code and the details. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
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
 * Builds the JSON text of an error response.
 *
 * @param rawId the request's id as JSON text, exactly as received; `null` if unknown
 * @param requestId quoted to support; also in the logs
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
