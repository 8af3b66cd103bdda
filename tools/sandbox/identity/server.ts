import { runService, type RunningHttpService } from '../http/http-service.ts';
import type { Log } from '../log/create-json-log.ts';
import { createAccountEvents } from './account-events.ts';
import { createApp } from './app.ts';
import { openInstallationKeys, type PublicKeys } from './installation-keys.ts';
import { createLimits } from './limits.ts';
import { createMailbox } from './mailbox.ts';
import { parseIdentityEnv, type IdentitySettings } from './parse-identity-env.ts';
import { openStore } from './store/store.ts';

interface StartIdentityParameters {
  settings: IdentitySettings;
  log: Log;
  /** Default: the system clock. */
  now?: () => number;
}

export type RunningIdentity = RunningHttpService & PublicKeys;

const sweepEveryMs = 3_600_000;

/** Starts the embedded identity service. Its keys are on disk before it listens. */
export async function startIdentity({ settings, log, now = Date.now }: StartIdentityParameters): Promise<RunningIdentity> {
  const keys = openInstallationKeys(settings.dataDir);
  const store = openStore(settings.dataDir);
  const { publishableKey, secretKey, jwtKey, webhookSigningSecret } = keys;
  const events = createAccountEvents({ store, webhookUrl: settings.webhookUrl, signingSecret: webhookSigningSecret, log, now });
  store.sweep(now());
  const sweeping = setInterval(() => store.sweep(now()), sweepEveryMs);
  sweeping.unref();
  const app = await createApp({ settings, keys, store, mailbox: createMailbox(now), events, limits: createLimits(now), log, now });
  const address = await app.listen({ host: settings.host, port: settings.port });
  return {
    address,
    publishableKey,
    secretKey,
    jwtKey,
    webhookSigningSecret,
    stop: async () => {
      clearInterval(sweeping);
      await app.close();
      await events.stop();
      store.close();
    },
  };
}

if (import.meta.main) await runService('identity', (log) => startIdentity({ settings: parseIdentityEnv(process.env), log }));
