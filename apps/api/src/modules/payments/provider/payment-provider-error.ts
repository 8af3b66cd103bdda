export type PaymentProviderErrorCode = 'PROVIDER_UNREACHABLE' | 'PROVIDER_REFUSED' | 'PROVIDER_REPLY_UNREADABLE';

/** The payment provider did not answer, refused, or said what cannot be read. Never carries a key or a body. */
export class PaymentProviderError extends Error {
  readonly code: PaymentProviderErrorCode;

  constructor(code: PaymentProviderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.code = code;
  }
}
