import type { PaymentsSettings } from './config/parse-payments-env.ts';
import type { SandboxKeys } from './config/sandbox-keys.ts';
import type { Invoices } from './invoices/open-invoices.ts';
import type { Log } from '../log/create-json-log.ts';
import type { Postbacks } from './postback/create-postbacks.ts';

/** What every part of the sandbox works with. */
export interface Payments {
  settings: PaymentsSettings;
  keys: SandboxKeys;
  invoices: Invoices;
  postbacks: Postbacks;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Where the edge serves the payment pages. */
export const pagesPath = '/__cryptocloud';
