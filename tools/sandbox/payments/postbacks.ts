import { createHmac } from 'node:crypto';
import type { Log } from '../log/create-json-log.ts';
import { toWire, type Invoice } from './invoices.ts';
import type { PaymentsSettings } from './parse-payments-env.ts';
import type { SandboxKeys } from './sandbox-keys.ts';

export interface Postbacks {
  /** Sends the postback of a paid invoice in the background. */
  send: (invoice: Invoice, mode: PostbackMode) => void;
  /** Drops delayed postbacks and waits for running ones. */
  stop: () => Promise<void>;
}

interface CreatePostbacksParameters {
  settings: Pick<PaymentsSettings, 'postbackUrl' | 'publicOrigin'>;
  keys: SandboxKeys;
  log: Log;
  now: () => number;
  /** @default 10 seconds */
  lateMs?: number;
}

/** Sends postbacks like CryptoCloud, and like unreliable networks and attackers. */
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

const lifeSecs = 300;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token of a postback: HS256 over the invoice's id, valid five minutes. */
export function signToken(invoiceId: string, secret: string, now: number): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ id: invoiceId, exp: Math.floor(now / 1000) + lifeSecs })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

export const postbackModes = ['once', 'late', 'twice', 'forged', 'lost'] as const;

export type PostbackMode = (typeof postbackModes)[number];

const timeoutMs = 10_000;
/** Not the account's secret. */
const forgedSecret = 'forged';
