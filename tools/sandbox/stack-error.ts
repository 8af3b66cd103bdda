type StackErrorCode =
  | 'ALREADY_RUNNING'
  | 'BUILD_FAILED'
  | 'CHAIN_FAILED'
  | 'CHAIN_UNSUPPORTED'
  | 'CHILD_FAILED'
  | 'CONFIGURATION_INVALID'
  | 'HOST_UNKNOWN'
  | 'PORT_FORBIDDEN'
  | 'PORT_TAKEN'
  | 'POSTGRES_FAILED'
  | 'POSTGRES_UNSUPPORTED'
  | 'POSTGRES_USER'
  | 'POSTGRES_VERSION';

/** A failure with a one-line message for the terminal: what is wrong and how to fix it. Any other error is a bug. */
export class StackError extends Error {
  override readonly name = 'StackError';
  readonly code: StackErrorCode;

  constructor(code: StackErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
