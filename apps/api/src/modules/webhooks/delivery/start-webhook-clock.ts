import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../../clock/start-clock.ts';
import { deliverDueWebhooks, type DeliverDueWebhooksParameters } from './deliver-due-webhooks.ts';

/** How late an event may be. */
const tickMs = 2_000;

export interface WebhookClockParameters extends DeliverDueWebhooksParameters {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Delivers what is due now and every two seconds. Returns what stops it, once a run that is under way has ended. */
export function startWebhookClock({ log, ...parts }: WebhookClockParameters): () => Promise<void> {
  return startClock({
    tickMs,
    tick: async () => {
      const delivered = await deliverDueWebhooks(parts);
      if (delivered > 0) log.info({ delivered }, 'webhooks delivered');
    },
    onError: (error) => log.error({ err: error }, 'webhooks not delivered'),
  });
}
