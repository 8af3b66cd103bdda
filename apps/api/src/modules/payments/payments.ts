import type { Orm } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { PaymentProviderError, type Invoice, type PaymentProvider } from './provider/payment-provider.ts';
import type { PaymentsRepository } from './payments.repository.ts';
import { settleStoredPayment } from './settle-payment.ts';
import type { PaymentRow } from './payments.mapping.ts';

export interface CreatePaymentsParameters {
  orm: Orm;
  repository: PaymentsRepository;
  /** Null where none is configured: then nothing can be paid, and nothing is asked. */
  provider: PaymentProvider | null;
  now: () => Date;
}

export type Payments = ReturnType<typeof createPayments>;

/** Payments, their invoices at the provider, and what becomes of both. */
export function createPayments({ orm, repository, provider, now }: CreatePaymentsParameters) {
  /** One request to the provider for each payment, though several ask in this process. */
  const opening = new Map<string, Promise<void>>();

  const open = async ({ id: paymentId, amountCents }: PaymentRow): Promise<void> => {
    const invoice = await answerOf(provider, ({ createInvoice }) => createInvoice({ paymentId, amountCents }));
    await repository.attachInvoice(paymentId, invoice, now());
  };

  /** The stored payment that an invoice belongs to; null for invoices that are not ours. */
  const match = async (invoice: Invoice): Promise<PaymentRow | null> => {
    const known = await repository.findByInvoice(invoice.invoiceId);
    if (known !== null || invoice.paymentId === null) return known;
    const named = await repository.findById(invoice.paymentId);
    if (named === null) return null;
    if (named.invoiceId === null) await repository.attachInvoice(named.id, invoice, now());
    else await repository.insertTwin(named, invoice, now());
    return repository.findByInvoice(invoice.invoiceId);
  };

  const takeIn = async (invoice: Invoice): Promise<PaymentRow | null> => {
    const payment = await match(invoice);
    return payment === null ? null : settleStoredPayment(orm, payment.id, invoice, now());
  };

  return {
    repository,

    /** Stores what the provider says of an invoice; null when the invoice is none of ours. */
    takeIn,

    /** The payment with its page: asks the provider for one when it has none yet. */
    getOpened: async (paymentId: string): Promise<PaymentRow> => {
      const payment = await repository.findById(paymentId);
      if (payment === null) throw new ApiError('PAYMENT_NOT_FOUND');
      if (payment.invoiceId !== null) return payment;
      const running = opening.get(paymentId) ?? open(payment).finally(() => opening.delete(paymentId));
      opening.set(paymentId, running);
      await running;
      return (await repository.findById(paymentId)) ?? payment;
    },

    /** Asks the provider what became of a payment. Deposits to an address are settled by the chain alone. */
    check: async (payment: PaymentRow): Promise<PaymentRow> => {
      const { invoiceId } = payment;
      if (invoiceId === null) return payment;
      const [invoice] = await answerOf(provider, ({ listInvoices }) => listInvoices([invoiceId]));
      return (invoice === undefined ? null : await settleStoredPayment(orm, payment.id, invoice, now())) ?? payment;
    },

    /** Asks the provider about an invoice that it notified us of; null when it does not know it, or it is none of ours. */
    checkInvoice: async (invoiceId: string): Promise<PaymentRow | null> => {
      const [invoice] = await answerOf(provider, ({ listInvoices }) => listInvoices([invoiceId]));
      return invoice === undefined ? null : takeIn(invoice);
    },
  };
}

/** What the provider answers; that it does not is a 502. */
async function answerOf<T>(provider: PaymentProvider | null, ask: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  if (provider === null) throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
  try {
    return await ask(provider);
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { cause });
    throw cause;
  }
}
