import { CallError } from './call-error.ts';

const messages = {
  NETWORK_UNREACHABLE: 'The service could not be reached.',
  NETWORK_TIMEOUT: 'The service did not answer in time.',
} as const;

export type NetworkErrorCode = keyof typeof messages;

/** No reply came: the connection failed or timed out. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
  readonly code: NetworkErrorCode;

  constructor(code: NetworkErrorCode, cause?: unknown) {
    super(messages[code], { cause });
    this.code = code;
  }
}
