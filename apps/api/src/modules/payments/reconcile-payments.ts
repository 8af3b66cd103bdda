import { payments as table, type Orm } from '@onepoint/database';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clocks.ts';
import type { Payments } from './payments.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';

export interface ReconcilePaymentsParameters {
  orm: Orm;
  payments: Pick<Payments, 'takeIn'>;
  provider: PaymentProvider;
  now: Date;
  /** After a start everything that is open is asked for, whenever its turn is. */
  isStart: boolean;
}

/** Most invoices that the provider is asked for at once. */
const batchSize = 100;
/** A process that took payments to check and died leaves them to others after this. */
const claimMs = 60_000;
/** A request that creates a payment has its reply by then. */
const creationMs = 30_000;
/** Invoices are looked for this long. */
const lostMs = 48 * 3_600_000;

/**
 * Brings payments up to what the provider knows: finds invoices whose reply was lost, and asks for payments whose turn it is. Several
 * processes may do this at once.
 *
 * @returns how many invoices were taken in
 * @throws {PaymentProviderError} when the provider does not answer; what was not asked stays due
 */
export async function reconcilePayments({ orm, payments, provider, now, isStart }: ReconcilePaymentsParameters): Promise<number> {
  if (isStart) await orm.update(table).set({ nextCheckAt: now }).where(gt(table.nextCheckAt, now));
  let invoices = await findLostInvoices(orm, provider, new Date(now.getTime() - (isStart ? 0 : creationMs)), now);
  let count = 0;
  for (;;) {
    for (const invoice of invoices) if ((await payments.takeIn(invoice)) !== null) count += 1;
    const invoiceIds = await claimDue(orm, now);
    if (invoiceIds.length === 0) return count;
    invoices = await provider.listInvoices(invoiceIds);
  }
}

/** Invoices of payments that were asked for, but whose reply never got stored. */
async function findLostInvoices(orm: Orm, provider: PaymentProvider, before: Date, now: Date) {
  const since = new Date(now.getTime() - lostMs);
  const wanted = await orm
    .select({ id: table.id, createdAt: table.createdAt })
    .from(table)
    .where(
      and(
        isNull(table.invoiceId),
        eq(table.type, 'CRYPTOCLOUD_PAYMENT'),
        eq(table.status, 'CREATED'),
        gt(table.createdAt, since),
        lt(table.createdAt, before),
      ),
    )
    .orderBy(asc(table.createdAt));
  const [oldest] = wanted;
  if (oldest === undefined) return [];
  const ids = new Set(wanted.map(({ id }) => id));
  const invoices = await provider.listInvoicesCreated(oldest.createdAt, now);
  return invoices.filter(({ paymentId }) => paymentId !== null && ids.has(paymentId));
}

async function claimDue(orm: Orm, now: Date): Promise<string[]> {
  return orm.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: table.id, invoiceId: table.invoiceId })
      .from(table)
      .where(and(lte(table.nextCheckAt, now), isNotNull(table.invoiceId)))
      .orderBy(asc(table.nextCheckAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await transaction
        .update(table)
        .set({ nextCheckAt: new Date(now.getTime() + claimMs) })
        .where(inArray(table.id, ids));
    return due.flatMap(({ invoiceId }) => invoiceId ?? []);
  });
}

const tickMs = 15_000;

export interface PaymentClockParameters {
  orm: Orm;
  payments: Pick<Payments, 'takeIn'>;
  provider: PaymentProvider;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now: () => Date;
}

/** Reconciles payments with the provider now and from time to time. Returns what stops it, once a run that is under way has ended. */
export function startPaymentClock({ log, now, ...parts }: PaymentClockParameters): () => Promise<void> {
  let isStart = true;
  return startClock({
    tickMs,
    tick: async () => {
      const invoices = await reconcilePayments({ ...parts, now: now(), isStart });
      isStart = false;
      if (invoices > 0) log.info({ invoices }, 'payments reconciled');
    },
    onError: (error) => log.error({ err: error }, 'payments not reconciled'),
  });
}
