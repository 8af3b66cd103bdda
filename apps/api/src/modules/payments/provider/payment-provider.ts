/** The provider's status. `partial`: part of the amount arrived, and the rest may follow until the invoice expires. */
export type InvoiceStatus = 'created' | 'partial' | 'paid' | 'overpaid' | 'canceled';

/** An invoice reported by the provider. Reports may be late, repeated or out of order. */
export interface Invoice {
  invoiceId: string;
  /** The id of our payment; null for invoices that were created elsewhere. */
  paymentId: string | null;
  status: InvoiceStatus;
  /** The requested amount. */
  amountCents: number;
  /** Amount received so far, in whole cents, rounded down. */
  paidCents: number;
  /** URL of the payment page. */
  link: string;
  /** Null when the invoice does not expire. */
  expiresAt: Date | null;
}

/**
 * A service that accepts crypto payments.
 *
 * @throws {PaymentProviderError} from every method that calls the service
 */
export interface PaymentProvider {
  createInvoice: (parameters: { paymentId: string; amountCents: number }) => Promise<Invoice>;
  /** Invoices by id, without unknown ones. */
  listInvoices: (invoiceIds: readonly string[]) => Promise<Invoice[]>;
  /** All invoices created between two instants, possibly with others. */
  listInvoicesCreated: (from: Date, to: Date) => Promise<Invoice[]>;
  /**
   * The invoice id of a notification with a valid signature, otherwise null. Everything else in the notification is ignored; the state is requested from
   * the provider.
   */
  readPostback: (body: unknown, now: Date) => string | null;
}

type PaymentProviderErrorCode = 'PROVIDER_UNREACHABLE' | 'PROVIDER_REFUSED' | 'PROVIDER_REPLY_UNREADABLE';

/** The payment provider failed. Never contains a key or a body. */
export class PaymentProviderError extends Error {
  readonly code: PaymentProviderErrorCode;

  constructor(code: PaymentProviderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.code = code;
  }
}
