/** What a provider calls an invoice. `partial`: less than the whole sum arrived, the rest may follow until it expires. */
export type InvoiceStatus = 'created' | 'partial' | 'paid' | 'overpaid' | 'canceled';

/** An invoice as the provider reports it. Reports may be late, repeated or out of order. */
export interface Invoice {
  /** The provider's id. */
  invoiceId: string;
  /** The id of our payment, as we gave it; null for invoices that somebody else made. */
  paymentId: string | null;
  status: InvoiceStatus;
  /** What it asks for, in cents. */
  amountCents: number;
  /** What arrived so far, in whole cents, parts of a cent left off. */
  paidCents: number;
  /** The payment page. */
  link: string;
  /** Null where the provider sets no end. */
  expiresAt: Date | null;
}

/**
 * A service that takes crypto payments for us. Every method talks to it over the network.
 *
 * @throws {PaymentProviderError} each method, when the provider does not answer as it should
 */
export interface PaymentProvider {
  createInvoice: (parameters: { paymentId: string; amountCents: number }) => Promise<Invoice>;
  /** Invoices by id; those that the provider does not know are left out. */
  listInvoices: (invoiceIds: readonly string[]) => Promise<Invoice[]>;
  /** Every invoice made between two instants; may hold others as well. */
  listInvoicesCreated: (from: Date, to: Date) => Promise<Invoice[]>;
  /**
   * The invoice that a notification is about, once its signature is verified; null for one that is forged, expired or misshapen. What a
   * notification says beyond that is not believed: the provider is asked.
   */
  readPostback: (body: unknown, now: Date) => string | null;
}

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
