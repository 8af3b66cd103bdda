import type { Orm } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Payments } from '../payments.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { startClock } from '../../../clock/start-clock.ts';
import { reconcilePayments } from './reconcile-payments.ts';

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
