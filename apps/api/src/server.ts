import { createSessionVerifier, createUserDirectory } from '@onepoint/auth/server';
import { createDatabase, createSecretBox, listMissingSecretKeys, migrateDatabase } from '@onepoint/database';
import { EnvironmentError } from '@onepoint/environment';
import { serveMetrics } from '@onepoint/metrics';
import { startTracing } from '@onepoint/tracing';
import { createApp } from './app.ts';
import { createPeople } from './create-services.ts';
import { parseEnv, type Config } from './config/env.ts';
import { watchLimits } from './config/watch-limits.ts';
import { statisticsDatabaseOptions } from './database-options.ts';
import { startElection } from './election.ts';
import { createApiMetrics } from './metrics/api-metrics.ts';
import { createCryptoCloudProvider } from './modules/payments/provider/cryptocloud.ts';
import { createAccounts } from './modules/users/accounts.ts';
import { startClocks } from './start-clocks.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Prints plain text instead of a log line. */
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
const stopTracing = await startTracing('onepoint-api', config.tracing);
const database = createDatabase(config.databaseUrl, { ...statisticsDatabaseOptions, applicationName: 'onepoint-api' });
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
  metrics,
});
const stopWatching = watchLimits({ env: process.env, config, log: app.log });
app.addHook('onClose', stopTracing);
stopOnSignals({ app, database, lifecycle, drainMs: config.drainMs });
app.addHook('onClose', async () => stopWatching());

try {
  if (config.metrics !== null) {
    const served = await serveMetrics(metrics.registry, config.metrics);
    app.log.info({ url: served.url }, 'metrics served');
    app.addHook('onClose', served.close);
  }
  if (config.migratesDatabase) {
    const applied = await migrateDatabase(database.pool);
    if (applied.length > 0) app.log.info({ applied }, 'database migrated');
  }
  // If the database can't be read yet or isn't migrated, skip the check: the process isn't ready then.
  const missingKeys = await listMissingSecretKeys(database.orm, createSecretBox(config.secretKeys)).catch((): string[] => []);
  if (missingKeys.length > 0) throw new Error(`SECRETS_KEYS lacks keys that encrypted stored secrets: ${missingKeys.join(', ')}`);
  if (config.mail === null) app.log.warn('SMTP_URL is not set: emails are kept in the outbox for seven days, and none is sent');
  const { orm, pool } = database;
  const people = createPeople({ orm, directory, now: () => new Date() });
  const accounts = createAccounts({ orm, directory, services: people });
  const lead = () => startClocks({ config, database, provider, people, accounts, log: app.log });
  app.addHook('onClose', startElection({ pool, lead, log: app.log }));
  const address = await app.listen({ host: config.host, port: config.port, listenTextResolver: (text) => text });
  process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
} catch (error) {
  const { message, cause } = error as Error;
  fail(`The API could not start: ${cause instanceof Error ? `${message}: ${cause.message}` : message}`);
}
