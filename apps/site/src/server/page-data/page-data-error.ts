/** Why a service gave nothing to show. `PAGE_DATA_UNAVAILABLE`: no answer, or a refusal; `PAGE_DATA_INVALID`: an answer that is not what was asked for. */
export class PageDataError extends Error {
  readonly code: 'PAGE_DATA_UNAVAILABLE' | 'PAGE_DATA_INVALID';

  constructor(code: PageDataError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PageDataError';
    this.code = code;
  }
}
