import { createId, insertAuditEntries, payments, type Orm, type Transaction } from '@onepoint/database';
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { refuseUnknownCursor } from '../../paging/refuse-unknown-cursor.ts';
import { paymentCreateEntry, type PaymentRow } from './payments.mapping.ts';
import type { Invoice } from './provider/payment-provider.ts';
import { nextCheckAt } from './settle-payment.ts';

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;

export interface ListPaymentsParameters {
  projectId: string;
  limit: number;
  /** Of the payment after which the page begins. */
  lastId?: string | undefined;
  status?: string | undefined;
}

/** A payment whose invoice is not known yet has no page to pay at: nobody sees it. */
const isVisible = or(isNotNull(payments.invoiceId), ne(payments.type, 'CRYPTOCLOUD_PAYMENT'));

export function createPaymentsRepository(orm: Orm) {
  const findWhere = async (condition: ReturnType<typeof and>): Promise<PaymentRow | null> => {
    const [row] = await orm.select().from(payments).where(condition);
    return row ?? null;
  };

  return {
    find: (projectId: string, paymentId: string) =>
      findWhere(and(eq(payments.projectId, projectId), eq(payments.id, paymentId), isVisible)),

    /** The payment that clients see under an id, in whichever project. Callers check the membership. */
    findVisible: (paymentId: string) => findWhere(and(eq(payments.id, paymentId), isVisible)),

    /** Whatever its project, and whether its invoice is known or not. */
    findById: (paymentId: string) => findWhere(eq(payments.id, paymentId)),

    findByInvoice: (invoiceId: string) => findWhere(eq(payments.invoiceId, invoiceId)),

    /** Newest first; one more than the limit where there are more. */
    list: async ({ projectId, limit, lastId, status }: ListPaymentsParameters): Promise<PaymentRow[]> => {
      const page = await orm
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.projectId, projectId),
            isVisible,
            status === undefined ? undefined : sql`${payments.status} = ${status}`,
            lastId === undefined
              ? undefined
              : sql`(created_at, id) < (select created_at, id from payments where id = ${lastId} and project_id = ${projectId})`,
          ),
        )
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(limit + 1);
      return refuseUnknownCursor(orm, payments, { projectId, lastId }, page);
    },

    /** A payment that was asked for, before the provider hears of it; returns its id. */
    insertWanted: async (
      transaction: Transaction,
      columns: Pick<PaymentRow, 'projectId' | 'amountCents' | 'createdBy' | 'feeTerms'>,
    ): Promise<string> => {
      const id = createId('pay');
      await transaction.insert(payments).values({ id, type: 'CRYPTOCLOUD_PAYMENT', ...columns });
      return id;
    },

    /** Gives a payment its invoice, unless it has one by now. */
    attachInvoice: async (paymentId: string, invoice: Invoice, now: Date): Promise<void> => {
      const { invoiceId, link, expiresAt } = invoice;
      const checkAt = nextCheckAt({ status: 'CREATED', createdAt: now }, now);
      await orm
        .update(payments)
        .set({ invoiceId, link, expiresAt, nextCheckAt: checkAt })
        .where(and(eq(payments.id, paymentId), sql`invoice_id is null`));
    },

    /** A second invoice of one payment, left by a reply that was lost, becomes a payment of its own: its money must not be. */
    insertTwin: async (twin: PaymentRow, { invoiceId, link, expiresAt, amountCents }: Invoice, now: Date): Promise<void> => {
      const { projectId, createdBy, feeTerms } = twin;
      const values = {
        id: createId('pay'),
        type: 'CRYPTOCLOUD_PAYMENT' as const,
        projectId,
        createdBy,
        feeTerms,
        invoiceId,
        link,
        expiresAt,
        amountCents,
      };
      await orm.transaction(async (transaction) => {
        const added = await transaction
          .insert(payments)
          .values({ ...values, nextCheckAt: now })
          .onConflictDoNothing({ target: payments.invoiceId })
          .returning({ id: payments.id });
        if (added.length > 0) await insertAuditEntries(transaction, [paymentCreateEntry(values, null)]);
      });
    },
  };
}
