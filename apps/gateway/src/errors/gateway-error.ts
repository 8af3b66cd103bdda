import { errorCodes, type ErrorCode } from './error-codes.ts';

/** A request that the gateway refuses or fails. What the client is told follows from the code alone. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  /** When asking again makes sense, in whole seconds, for `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, retryAfterSeconds?: number) {
    super(errorCodes[code].message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
