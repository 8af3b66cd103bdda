import { CallError } from './call-error.ts';

/** What an error reply of the API says. */
export interface ApiErrorParameters {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly requestId: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** The API answered, and refused. `message` is its public sentence, `code` one of the contract's `errorCodes` or a newer one. */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** What support finds the request by; empty where something before the API answered. */
  readonly requestId: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** How long the API asks to wait before another try, where it does. */
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
