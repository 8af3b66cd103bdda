import { errorCodes, type ErrorCode } from '@onepoint/api-contract';

interface ApiErrorOptions extends ErrorOptions {
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

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
