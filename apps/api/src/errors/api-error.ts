import { errorCodes, type ErrorCode } from '@onepoint/api-contract';

interface ApiErrorOptions extends ErrorOptions {
  /** Sent to the caller. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An error reply, by its code in the contract. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { details, headers = {}, ...options }: ApiErrorOptions = {}) {
    super(errorCodes[code].message, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = errorCodes[code].status;
    this.details = details;
    this.headers = headers;
  }
}
