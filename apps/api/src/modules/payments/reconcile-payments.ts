import { payments as table, type Orm } from '@onepoint/database';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clocks.ts';
import type { Payments } from './payments.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';

interface ReconcilePaymentsParameters {
  orm: Orm;
  payments: Pick<Payments, 'applyInvoice'>;
  provider: PaymentProvider;
  now: Date;
  /** Whether to check all open payments, due or not. True for the first run of a process. */
  isStart: boolean;
}

const batchSize = 100;
/** A claim lasts this long if the process that made it dies. */
const claimMs = 60_000;
/** Younger payments may still be waiting for their invoice. */
const creationMs = 30_000;
const lostMs = 48 * 3_600_000;

/**
 * Finds invoices that the API never heard about because a reply was lost, and updates due payments from the provider. Safe to run in several
 * processes.
 *
 * @returns how many invoices were applied
 * @throws {PaymentProviderError} when the provider fails; unchecked payments stay due
 */
export async function reconcilePayments({ orm, payments, provider, now, isStart }: ReconcilePaymentsParameters): Promise<number> {
  if (isStart) await orm.update(table).set({ nextCheckAt: now }).where(gt(table.nextCheckAt, now));
  let invoices = await findLostInvoices(orm, provider, new Date(now.getTime() - (isStart ? 0 : creationMs)), now);
  let count = 0;
  for (;;) {
    for (const invoice of invoices) if ((await payments.applyInvoice(invoice)) !== null) count += 1;
    const invoiceIds = await claimDue(orm, now);
    if (invoiceIds.length === 0) return count;
    invoices = await provider.listInvoices(invoiceIds);
  }
}

/** Invoices whose creation succeeded, but whose reply never reached us. */
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

interface PaymentClockParameters {
  orm: Orm;
  payments: Pick<Payments, 'applyInvoice'>;
  provider: PaymentProvider;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now: () => Date;
}

/**
 * Reconciles payments every 15 seconds.
 *
 * @returns stops the clock
 */
export function startPaymentClock({ log, now, ...parts }: PaymentClockParameters): () => Promise<void> {
  let isStart = true;
  return startClock({
    task: 'payments',
    tickMs,
    tick: async () => {
      const invoices = await reconcilePayments({ ...parts, now: now(), isStart });
      isStart = false;
      if (invoices > 0) log.info({ invoices }, 'payments reconciled');
    },
    onError: (error) => log.error({ err: error }, 'payments not reconciled'),
  });
}
