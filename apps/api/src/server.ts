import { createSessionVerifier, createUserDirectory } from '@onepoint/auth/server';
import { createDatabase, migrateDatabase } from '@onepoint/database';
import { EnvironmentError } from '@onepoint/environment';
import { serveMetrics } from '@onepoint/metrics';
import { createApp } from './app.ts';
import { createPeople } from './create-services.ts';
import { startAlertClock, startBillingClock, startLowBalanceClock, startRequestLogClock } from './clocks.ts';
import { parseEnv, type Config } from './config/env.ts';
import { startDepositWatcher } from './modules/deposits/watcher/start-deposit-watcher.ts';
import { statisticsDatabaseOptions } from './database-options.ts';
import { createApiMetrics } from './metrics/api-metrics.ts';
import { createPaymentsRepository } from './modules/payments/payments.repository.ts';
import { createPayments } from './modules/payments/payments.ts';
import { createCryptoCloudProvider } from './modules/payments/provider/cryptocloud.ts';
import { startPaymentClock } from './modules/payments/reconcile-payments.ts';
import { createMailTransport } from './modules/emails/mail-transport.ts';
import { createEmailLinks } from './modules/emails/email-links.ts';
import { createEmailsRepository } from './modules/emails/emails.repository.ts';
import { startEmailClock } from './modules/emails/send-due-emails.ts';
import { createWebhookSender } from './modules/webhooks/webhook-sender.ts';
import { startWebhookClock } from './modules/webhooks/deliver-due-webhooks.ts';
import { createAccounts, startAccountClock } from './modules/users/accounts.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Timeout of a webhook's receiver. */
const webhookTimeoutMs = 10_000;

/** Prints why the start failed in plain text, not as a log line. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(error.message);
    throw error;
  }
}

const config = readConfig();
const { identity } = config;
const database = createDatabase(config.databaseUrl, { ...statisticsDatabaseOptions, applicationName: 'onepoint-api' });
const now = (): Date => new Date();
const provider = config.cryptoCloud === null ? null : createCryptoCloudProvider(config.cryptoCloud);
const directory = createUserDirectory(identity);
const lifecycle = { isDraining: false };
const metrics = createApiMetrics(database);
const app = await createApp({
  config,
  database,
  sessions: createSessionVerifier(identity),
  directory,
  paymentProvider: provider,
  lifecycle,
  requestMetrics: metrics.requests,
});
stopOnSignals({ app, database, lifecycle, drainMs: config.drainMs });

try {
  if (config.metrics !== null) {
    const served = await serveMetrics(metrics.registry, config.metrics);
    app.log.info({ url: served.url }, 'metrics served');
    app.addHook('onClose', served.close);
  }
  const applied = await migrateDatabase(database.pool);
  if (applied.length > 0) app.log.info({ applied }, 'database migrated');
  app.addHook('onClose', startBillingClock({ orm: database.orm, now, log: app.log }));
  if (provider !== null) {
    const { orm } = database;
    const payments = createPayments({ orm, repository: createPaymentsRepository(orm), provider, now });
    app.addHook('onClose', startPaymentClock({ orm, payments, provider, now, log: app.log }));
  }
  for (const network of config.deposits?.networks ?? []) {
    app.addHook('onClose', startDepositWatcher({ orm: database.orm, network, now, log: app.log }));
  }
  const people = createPeople({ orm: database.orm, directory, now });
  const accounts = createAccounts({ orm: database.orm, directory, services: people });
  app.addHook('onClose', startAccountClock({ accounts, log: app.log }));
  app.addHook('onClose', startRequestLogClock({ orm: database.orm, now, log: app.log }));
  app.addHook('onClose', startAlertClock({ orm: database.orm, now, log: app.log }));
  app.addHook('onClose', startLowBalanceClock({ orm: database.orm, terms: config.paymentTerms, now, log: app.log }));
  if (config.mail === null) {
    app.log.warn('SMTP_URL is not set: emails are kept in the outbox for seven days, and none is sent');
  } else {
    const { mail, publicOrigin } = config;
    const transport = createMailTransport(mail);
    const repository = createEmailsRepository(database.orm);
    const links = createEmailLinks({ linkSecret: mail.linkSecret, publicOrigin });
    const stopEmailClock = startEmailClock({ repository, transport, links, users: people.users, publicOrigin, now, log: app.log });
    app.addHook('onClose', () => stopEmailClock().then(() => transport.close()));
  }
  const sender = createWebhookSender({ timeoutMs: webhookTimeoutMs, arePrivateAddressesAllowed: config.arePrivateWebhooksAllowed, now });
  const stopWebhookClock = startWebhookClock({ orm: database.orm, sender, now, log: app.log });
  app.addHook('onClose', () => stopWebhookClock().then(() => sender.close()));
  const address = await app.listen({ host: config.host, port: config.port, listenTextResolver: (text) => text });
  process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
} catch (error) {
  const { message, cause } = error as Error;
  fail(`The API could not start: ${cause instanceof Error ? `${message}: ${cause.message}` : message}`);
}
