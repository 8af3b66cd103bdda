/** A payment's link that the browser must not follow. The message is for logs; texts go by the code. */
export class PaymentLinkError extends Error {
  override readonly name = 'PaymentLinkError';
  readonly code: 'LINK_EMPTY' | 'LINK_REFUSED';

  constructor(code: PaymentLinkError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
