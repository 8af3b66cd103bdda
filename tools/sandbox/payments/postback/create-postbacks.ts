import type { PaymentsSettings } from '../config/parse-payments-env.ts';
import type { SandboxKeys } from '../config/sandbox-keys.ts';
import type { Invoice } from '../invoices/invoice.ts';
import type { Log } from '../../log/create-json-log.ts';
import { toWire } from '../merchant-api/to-wire.ts';
import { signToken } from './sign-token.ts';

/** What becomes of the news that an invoice was paid. */
export const postbackModes = ['once', 'late', 'twice', 'forged', 'lost'] as const;

export type PostbackMode = (typeof postbackModes)[number];

export interface Postbacks {
  /** Tells the product of a paid invoice. Nobody waits for it. */
  send: (invoice: Invoice, mode: PostbackMode) => void;
  /** Forgets what was to be sent later, and waits for what is under way. */
  stop: () => Promise<void>;
}

export interface CreatePostbacksParameters {
  settings: Pick<PaymentsSettings, 'postbackUrl' | 'publicOrigin'>;
  keys: SandboxKeys;
  log: Log;
  now: () => number;
  /** @default 10 seconds */
  lateMs?: number;
}

const timeoutMs = 10_000;
/** A secret that is not the account's. */
const forgedSecret = 'forged';

/** Sends postbacks as CryptoCloud does, and as networks and attackers do. */
export function createPostbacks({ settings, keys, log, now, lateMs = 10_000 }: CreatePostbacksParameters): Postbacks {
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  const post = async (invoice: Invoice, secret: string): Promise<void> => {
    const body = {
      status: 'success',
      invoice_id: invoice.id,
      amount_crypto: invoice.paidCents / 100,
      currency: 'USDT_TRC20',
      order_id: invoice.orderId,
      token: signToken(invoice.id, secret, now()),
      invoice_info: toWire(invoice, settings.publicOrigin, now()),
    };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const status = await fetch(settings.postbackUrl, { ...init, signal: AbortSignal.timeout(timeoutMs) }).then(
      (response) => response.status,
      () => 'no answer',
    );
    log('Postback sent', { invoiceId: invoice.id, status });
  };
  const start = (invoice: Invoice, secret: string = keys.secret): void => {
    const sending = post(invoice, secret).finally(() => running.delete(sending));
    running.add(sending);
  };

  return {
    send: (invoice, mode) => {
      if (mode === 'lost') return;
      if (mode !== 'late')
        return [...Array(mode === 'twice' ? 2 : 1)].forEach(() => start(invoice, mode === 'forged' ? forgedSecret : undefined));
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(invoice);
      }, lateMs);
      timers.add(timer);
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
