import type { Log } from '../log/create-json-log.ts';
import type { Invoices } from './invoices.ts';
import type { PaymentsSettings } from './parse-payments-env.ts';
import type { Postbacks } from './postbacks.ts';
import type { SandboxKeys } from './sandbox-keys.ts';

/** Context that all routes share. */
export interface Payments {
  settings: PaymentsSettings;
  keys: SandboxKeys;
  invoices: Invoices;
  postbacks: Postbacks;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** An error reply in CryptoCloud's shape: the field and its problem. */
export class PaymentsError extends Error {
  readonly status: number;
  readonly result: Readonly<Record<string, string>>;

  constructor(status: number, result: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super(Object.values(result).join(' '), options);
    this.name = 'PaymentsError';
    this.status = status;
    this.result = result;
  }
}
