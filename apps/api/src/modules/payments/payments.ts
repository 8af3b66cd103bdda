import type { Orm } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { PaymentProviderError, type Invoice, type PaymentProvider } from './provider/payment-provider.ts';
import type { PaymentsRepository } from './payments.repository.ts';
import { settleStoredPayment } from './settle-payment.ts';
import type { PaymentRow } from './payments.mapping.ts';

interface CreatePaymentsParameters {
  orm: Orm;
  repository: PaymentsRepository;
  /** Null when no crypto payments are accepted. */
  provider: PaymentProvider | null;
  now: () => Date;
}

export type Payments = ReturnType<typeof createPayments>;

export function createPayments({ orm, repository, provider, now }: CreatePaymentsParameters) {
  /** Running requests by payment id. Concurrent callers share one. */
  const opening = new Map<string, Promise<PaymentRow>>();

  const open = async (paymentId: string): Promise<PaymentRow> => {
    // Read here and not by the callers, because one that read before another's invoice was stored would create a second one.
    const payment = await repository.findById(paymentId);
    if (payment === null) throw new ApiError('PAYMENT_NOT_FOUND');
    if (payment.invoiceId !== null) return payment;
    const { amountCents } = payment;
    const invoice = await callProvider(provider, ({ createInvoice }) => createInvoice({ paymentId, amountCents }));
    await repository.attachInvoice(paymentId, invoice, now());
    return (await repository.findById(paymentId)) ?? payment;
  };

  /** Null for unknown invoices. */
  const match = async (invoice: Invoice): Promise<PaymentRow | null> => {
    const known = await repository.findByInvoice(invoice.invoiceId);
    if (known !== null || invoice.paymentId === null) return known;
    const named = await repository.findById(invoice.paymentId);
    if (named === null) return null;
    if (named.invoiceId === null) await repository.attachInvoice(named.id, invoice, now());
    else await repository.insertDuplicateInvoice(named, invoice, now());
    return repository.findByInvoice(invoice.invoiceId);
  };

  const applyInvoice = async (invoice: Invoice): Promise<PaymentRow | null> => {
    const payment = await match(invoice);
    return payment === null ? null : settleStoredPayment(orm, payment.id, invoice, now());
  };

  return {
    repository,

    /** Applies an invoice's state to its payment. Null for unknown invoices. */
    applyInvoice,

    /** Creates the invoice if there is none yet. */
    getOpened: async (paymentId: string): Promise<PaymentRow> => {
      const running = opening.get(paymentId) ?? open(paymentId).finally(() => opening.delete(paymentId));
      opening.set(paymentId, running);
      return running;
    },

    /** Requests the payment's state from the provider. Deposits to an address have no invoice and are returned unchanged. */
    check: async (payment: PaymentRow): Promise<PaymentRow> => {
      const { invoiceId } = payment;
      if (invoiceId === null) return payment;
      const [invoice] = await callProvider(provider, ({ listInvoices }) => listInvoices([invoiceId]));
      return (invoice === undefined ? null : await settleStoredPayment(orm, payment.id, invoice, now())) ?? payment;
    },

    /** Requests the invoice's state from the provider. Null for unknown invoices. */
    checkInvoice: async (invoiceId: string): Promise<PaymentRow | null> => {
      const [invoice] = await callProvider(provider, ({ listInvoices }) => listInvoices([invoiceId]));
      return invoice === undefined ? null : applyInvoice(invoice);
    },
  };
}

/** Failures of the provider become 502. */
async function callProvider<T>(provider: PaymentProvider | null, ask: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  if (provider === null) throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
  try {
    return await ask(provider);
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { cause });
    throw cause;
  }
}
