import { runService, type RunningHttpService } from '../http/http-service.ts';
import type { Log } from '../log/create-json-log.ts';
import { createApp } from './app.ts';
import { openInvoices } from './invoices.ts';
import { parsePaymentsEnv, type PaymentsSettings } from './parse-payments-env.ts';
import { createPostbacks } from './postbacks.ts';
import { openSandboxKeys, type SandboxKeys } from './sandbox-keys.ts';

interface StartPaymentsParameters {
  settings: PaymentsSettings;
  log: Log;
  /** Default: the system clock. */
  now?: () => number;
  lateMs?: number;
}

export interface RunningPayments extends RunningHttpService {
  keys: SandboxKeys;
}

/** Starts the payment sandbox. Its keys are on disk before it listens. */
export async function startPayments({ settings, log, now = Date.now, lateMs }: StartPaymentsParameters): Promise<RunningPayments> {
  const keys = openSandboxKeys(settings.dataDir);
  const invoices = openInvoices(settings.dataDir);
  const postbacks = createPostbacks({ settings, keys, log, now, ...(lateMs === undefined ? {} : { lateMs }) });
  const app = await createApp({ settings, keys, invoices, postbacks, log, now });
  const address = await app.listen({ host: settings.host, port: settings.port });
  return {
    address,
    keys,
    stop: async () => {
      await Promise.all([app.close(), postbacks.stop()]);
      invoices.close();
    },
  };
}

if (import.meta.main) await runService('payments', (log) => startPayments({ settings: parsePaymentsEnv(process.env), log }));
