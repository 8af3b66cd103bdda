/** `partial`: part of the amount arrived, and the rest may follow until the invoice expires. */
export type InvoiceStatus = 'created' | 'partial' | 'paid' | 'overpaid' | 'canceled';

/** The provider can report an invoice late, repeatedly, or out of order. */
export interface Invoice {
  invoiceId: string;
  /** Our payment's id; null for invoices that were created elsewhere. */
  paymentId: string | null;
  status: InvoiceStatus;
  amountCents: number;
  /** Amount received so far, in whole cents, rounded down. */
  paidCents: number;
  link: string;
  expiresAt: Date | null;
}

/** Every method that calls the service throws a `PaymentProviderError` if that fails. */
export interface PaymentProvider {
  createInvoice: (parameters: { paymentId: string; amountCents: number }) => Promise<Invoice>;
  /** Leaves out unknown invoices. */
  listInvoices: (invoiceIds: readonly string[]) => Promise<Invoice[]>;
  /** All invoices created between two instants. Can contain others. */
  listInvoicesCreated: (from: Date, to: Date) => Promise<Invoice[]>;
  /**
   * The invoice id of a notification with a valid signature, otherwise null. Nothing else in the notification is trusted: the caller requests the
   * state from the provider.
   */
  readPostback: (body: unknown, now: Date) => string | null;
}

type PaymentProviderErrorCode = 'PROVIDER_UNREACHABLE' | 'PROVIDER_REFUSED' | 'PROVIDER_REPLY_UNREADABLE';

/** The message never contains a key or a body. */
export class PaymentProviderError extends Error {
  readonly code: PaymentProviderErrorCode;

  constructor(code: PaymentProviderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.code = code;
  }
}
