import { createSecretBox, type Database } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';
import {
  startAlertClock,
  startBillingClock,
  startLowBalanceClock,
  startRequestLogClock,
  startUsageChargesClock,
  startUsageClock,
} from './clocks.ts';
import type { Config } from './config/env.ts';
import type { createPeople } from './create-services.ts';
import { startDepositWatcher } from './modules/deposits/watcher/start-deposit-watcher.ts';
import { createEmailLinks } from './modules/emails/email-links.ts';
import { createEmailsRepository } from './modules/emails/emails.repository.ts';
import { createMailTransport } from './modules/emails/mail-transport.ts';
import { startEmailClock } from './modules/emails/send-due-emails.ts';
import { createPaymentsRepository } from './modules/payments/payments.repository.ts';
import { createPayments } from './modules/payments/payments.ts';
import type { PaymentProvider } from './modules/payments/provider/payment-provider.ts';
import { startPaymentClock } from './modules/payments/reconcile-payments.ts';
import { startAccountClock, type createAccounts } from './modules/users/accounts.ts';
import { startDeliveryLogClock, startWebhookClock } from './modules/webhooks/deliver-due-webhooks.ts';
import { createWebhookSender } from './modules/webhooks/webhook-sender.ts';

const webhookTimeoutMs = 10_000;

interface StartClocksParameters {
  config: Pick<Config, 'arePrivateWebhooksAllowed' | 'deposits' | 'mail' | 'paymentTerms' | 'publicOrigin' | 'secretKeys'>;
  database: Pick<Database, 'orm' | 'pool'>;
  provider: PaymentProvider | null;
  people: ReturnType<typeof createPeople>;
  accounts: ReturnType<typeof createAccounts>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const now = (): Date => new Date();

/** @returns stops all periodic work */
export function startClocks({ config, database, provider, people, accounts, log }: StartClocksParameters): () => Promise<void> {
  const { orm, pool } = database;
  const clock = { orm, now, log };
  const stops = [
    startBillingClock(clock),
    startUsageChargesClock(clock),
    startAccountClock({ accounts, log }),
    startRequestLogClock(clock),
    startUsageClock({ pool, now, log }),
    startDeliveryLogClock(clock),
    startAlertClock(clock),
    startLowBalanceClock({ ...clock, terms: config.paymentTerms }),
    ...(config.deposits?.networks ?? []).map((network) => startDepositWatcher({ ...clock, network })),
  ];
  if (provider !== null) {
    const payments = createPayments({ orm, repository: createPaymentsRepository(orm), provider, now });
    stops.push(startPaymentClock({ ...clock, payments, provider }));
  }
  if (config.mail !== null) {
    const { mail, publicOrigin } = config;
    const transport = createMailTransport(mail);
    const links = createEmailLinks({ linkSecret: mail.linkSecret, publicOrigin });
    const repository = createEmailsRepository(orm);
    const stop = startEmailClock({ repository, transport, links, users: people.users, publicOrigin, now, log });
    stops.push(() => stop().then(() => transport.close()));
  }
  const sender = createWebhookSender({ timeoutMs: webhookTimeoutMs, arePrivateAddressesAllowed: config.arePrivateWebhooksAllowed, now });
  const stopWebhooks = startWebhookClock({ ...clock, sender, secrets: createSecretBox(config.secretKeys) });
  stops.push(() => stopWebhooks().then(() => sender.close()));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
