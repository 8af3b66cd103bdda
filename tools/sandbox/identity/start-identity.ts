import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestBounds } from '../http/read-body.ts';
import { answer } from './app.ts';
import type { IdentitySettings } from './config/parse-identity-env.ts';
import type { Identity } from './identity.ts';
import { createEvents } from './events/events.ts';
import { openInstallationKeys, type PublicKeys } from './keys/installation-keys.ts';
import { createLimits } from './limits/create-limits.ts';
import type { Log } from '../log/create-json-log.ts';
import { createMailbox } from './sandbox/create-mailbox.ts';
import { openStore } from './store/open-store.ts';

export interface StartIdentityParameters {
  settings: IdentitySettings;
  log: Log;
  /** Default: the system's clock. */
  now?: () => number;
}

export interface RunningIdentity extends PublicKeys {
  /** `http://127.0.0.1:PORT` */
  address: string;
  /** Answers what is under way, then closes the database. */
  stop: () => Promise<void>;
}

const sweepEveryMs = 3_600_000;

/** Longer than the edge in front keeps a connection that nobody uses: who closes first must be the one who asks. */
const keepAliveTimeoutMs = 65_000;

/** Starts the embedded identity service. Keys are on the disk before it listens. */
export async function startIdentity({ settings, log, now = Date.now }: StartIdentityParameters): Promise<RunningIdentity> {
  const keys = openInstallationKeys(settings.dataDir);
  const store = openStore(settings.dataDir);
  const { webhookSigningSecret } = keys;
  const events = createEvents({ store, webhookUrl: settings.webhookUrl, signingSecret: webhookSigningSecret, log, now });
  const identity: Identity = { settings, keys, store, mailbox: createMailbox(now), events, limits: createLimits(now), log, now };
  store.sweep(now());
  const sweeping = setInterval(() => store.sweep(now()), sweepEveryMs);
  sweeping.unref();
  const options = { ...requestBounds, keepAliveTimeout: keepAliveTimeoutMs };
  const server = createServer(options, (request, response) => void answer(identity, request, response));
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(settings.port, settings.host, resolve);
  await listening;
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${settings.host}:${port}`,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    jwtKey: keys.jwtKey,
    webhookSigningSecret,
    stop: async () => {
      clearInterval(sweeping);
      const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
      server.close(() => onClosed());
      server.closeIdleConnections();
      await closed;
      await events.stop();
      store.close();
    },
  };
}
