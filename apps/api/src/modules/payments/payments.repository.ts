import { createId, insertAuditEntries, payments, type Executor, type Transaction } from '@onepoint/database';
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { refuseUnknownCursor } from '../../paging/cursor.ts';
import { paymentCreateEntry, type PaymentRow } from './payments.mapping.ts';
import type { Invoice } from './provider/payment-provider.ts';
import { nextCheckAt } from './settle-payment.ts';

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;

export interface ListPaymentsParameters {
  projectId: string;
  limit: number;
  lastId?: string | undefined;
  status?: string | undefined;
}

/** Hides payments without an invoice, because they have no payment page yet. */
const isVisible = or(isNotNull(payments.invoiceId), ne(payments.type, 'CRYPTOCLOUD_PAYMENT'));

export function createPaymentsRepository(orm: Executor) {
  const findWhere = async (condition: ReturnType<typeof and>): Promise<PaymentRow | null> => {
    const [row] = await orm.select().from(payments).where(condition);
    return row ?? null;
  };

  return {
    find: (projectId: string, paymentId: string) =>
      findWhere(and(eq(payments.projectId, projectId), eq(payments.id, paymentId), isVisible)),

    /** Of any project, so the caller must check the membership. */
    findVisible: (paymentId: string) => findWhere(and(eq(payments.id, paymentId), isVisible)),

    findById: (paymentId: string) => findWhere(eq(payments.id, paymentId)),

    findByInvoice: (invoiceId: string) => findWhere(eq(payments.invoiceId, invoiceId)),

    /** Newest first, with one more row than the limit if there is a next page. */
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

    /**
     * Inserts a payment without an invoice.
     *
     * @returns its id
     */
    insertRequested: async (
      transaction: Transaction,
      columns: Pick<PaymentRow, 'projectId' | 'amountCents' | 'createdBy' | 'feeTerms'> & Partial<Pick<PaymentRow, 'createdAt'>>,
    ): Promise<string> => {
      const id = createId('pay');
      await transaction.insert(payments).values({ id, type: 'CRYPTOCLOUD_PAYMENT', ...columns });
      return id;
    },

    attachInvoice: async (paymentId: string, invoice: Invoice, now: Date): Promise<void> => {
      const { invoiceId, link, expiresAt } = invoice;
      const checkAt = nextCheckAt({ status: 'CREATED', createdAt: now }, now);
      await orm
        .update(payments)
        .set({ invoiceId, link, expiresAt, nextCheckAt: checkAt })
        .where(and(eq(payments.id, paymentId), sql`invoice_id is null`));
    },

    /** A lost reply can leave a payment with two invoices. The second one becomes a separate payment, so that money paid to it is not lost. */
    insertDuplicateInvoice: async (twin: PaymentRow, { invoiceId, link, expiresAt, amountCents }: Invoice, now: Date): Promise<void> => {
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
