/** Every failure the stack can name. The message is one line that says what is wrong and what to do about it. */
export type StackErrorCode =
  'CHAIN_FAILED' | 'CHAIN_UNSUPPORTED' | 'POSTGRES_FAILED' | 'POSTGRES_UNSUPPORTED' | 'POSTGRES_USER' | 'POSTGRES_VERSION';

/** A failure with a line fit for the terminal; anything else that is thrown is a bug and shows its stack. */
export class StackError extends Error {
  override readonly name = 'StackError';
  readonly code: StackErrorCode;

  constructor(code: StackErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
