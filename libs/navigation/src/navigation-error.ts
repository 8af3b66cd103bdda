export type NavigationErrorCode = 'PAGE_CONTEXT_FAILED' | 'PAGE_CONTEXT_INVALID' | 'PAGE_OVERDUE' | 'TOO_MANY_REDIRECTS';

/** A page that could not be loaded; the message names the address and the reason. */
export class NavigationError extends Error {
  readonly code: NavigationErrorCode;

  constructor(code: NavigationErrorCode, message: string) {
    super(message);
    this.name = 'NavigationError';
    this.code = code;
  }
}
