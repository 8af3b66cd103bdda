import { clerkErrorCodes, type ClerkErrorCode } from './clerk-error-codes.ts';

export interface ClerkErrorOptions extends ErrorOptions {
  /** Form field that the error belongs to, snake_case. */
  paramName?: string;
  /** Replaces the sentence for people. */
  longMessage?: string;
}

/** An error in the shape that Clerk's SDK understands. */
export class ClerkError extends Error {
  readonly code: ClerkErrorCode;
  readonly status: number;
  readonly longMessage: string;
  readonly paramName: string | undefined;

  constructor(code: ClerkErrorCode, options: ClerkErrorOptions = {}) {
    const [status, message, longMessage] = clerkErrorCodes[code];
    super(message, options);
    this.name = 'ClerkError';
    this.code = code;
    this.status = status;
    this.longMessage = options.longMessage ?? longMessage;
    this.paramName = options.paramName;
  }
}
