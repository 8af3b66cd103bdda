import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePaymentsEnv, type PaymentsSettings } from '../parse-payments-env.ts';
import { pagesPath, type InvoiceAction } from '../invoices.ts';
import type { PostbackMode } from '../postbacks.ts';
import { startPayments, type RunningPayments } from '../server.ts';

export interface TestPayments extends RunningPayments {
  publicOrigin: string;
  /** Submits the payment page's form like a browser. @returns the redirect's location */
  act: (invoiceId: string, action: InvoiceAction, postback?: PostbackMode) => Promise<string | null>;
  advance: (ms: number) => void;
  dispose: () => Promise<void>;
}

export async function startTestPayments(settings: Partial<PaymentsSettings> & { lateMs?: number } = {}): Promise<TestPayments> {
  const { lateMs = 10, ...given } = settings;
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'payments-'));
  const publicOrigin = given.publicOrigin ?? 'http://localhost:4350';
  let offsetMs = 0;
  const running = await startPayments({
    settings: { ...parsePaymentsEnv({ ONEPOINT_ENV: 'development', PUBLIC_ORIGIN: publicOrigin, PAYMENTS_DATA_DIR: dataDir }), ...given },
    log: () => undefined,
    now: () => Date.now() + offsetMs,
    lateMs,
  });
  return {
    ...running,
    publicOrigin,
    act: async (invoiceId, action, postback = 'once') => {
      const response = await fetch(`${running.address}${pagesPath}/${invoiceId.replace('INV-', '')}`, {
        method: 'POST',
        headers: { origin: publicOrigin },
        body: new URLSearchParams({ action, postback }),
        redirect: 'manual',
      });
      if (response.status !== 303) throw new Error(`The page answered ${response.status}`);
      return response.headers.get('location');
    },
    advance: (ms) => {
      offsetMs += ms;
    },
    dispose: async () => {
      await running.stop();
      if (given.dataDir === undefined) rmSync(dataDir, { recursive: true });
    },
  };
}
