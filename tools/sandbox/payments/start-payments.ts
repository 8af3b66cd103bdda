import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestBounds } from '../http/read-body.ts';
import type { Log } from '../log/create-json-log.ts';
import { answer } from './app.ts';
import type { PaymentsSettings } from './config/parse-payments-env.ts';
import { openSandboxKeys, type SandboxKeys } from './config/sandbox-keys.ts';
import { openInvoices } from './invoices/open-invoices.ts';
import { createPostbacks } from './postback/create-postbacks.ts';

export interface StartPaymentsParameters {
  settings: PaymentsSettings;
  log: Log;
  /** Default: the system's clock. */
  now?: () => number;
  /** How late a late postback is. */
  lateMs?: number;
}

export interface RunningPayments {
  /** `http://127.0.0.1:PORT` */
  address: string;
  keys: SandboxKeys;
  /** Answers what is under way, then closes the store. */
  stop: () => Promise<void>;
}

/** Longer than the edge in front keeps a connection that nobody uses: who closes first must be the one who asks. */
const keepAliveTimeoutMs = 65_000;

/** Starts the payment sandbox. Its keys are on the disk before it listens. */
export async function startPayments({ settings, log, now = Date.now, lateMs }: StartPaymentsParameters): Promise<RunningPayments> {
  const keys = openSandboxKeys(settings.dataDir);
  const invoices = openInvoices(settings.dataDir);
  const postbacks = createPostbacks({ settings, keys, log, now, ...(lateMs === undefined ? {} : { lateMs }) });
  const server = createServer(
    { ...requestBounds, keepAliveTimeout: keepAliveTimeoutMs },
    (request, response) => void answer({ settings, keys, invoices, postbacks, log, now }, request, response),
  );
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(settings.port, settings.host, resolve);
  await listening;
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${settings.host}:${port}`,
    keys,
    stop: async () => {
      const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
      server.close(() => onClosed());
      server.closeIdleConnections();
      await Promise.all([closed, postbacks.stop()]);
      invoices.close();
    },
  };
}
