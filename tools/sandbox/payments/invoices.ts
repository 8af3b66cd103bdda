import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

/** An invoice of the sandbox. Cents, and milliseconds since 1970. */
export interface Invoice {
  /** Eight characters, as in links and postbacks; `INV-` before it in the API. */
  id: string;
  /** The merchant's id of the payment. */
  orderId: string;
  amountCents: number;
  paidCents: number;
  isCanceled: boolean;
  createdAt: number;
  expiresAt: number;
}

export type InvoiceStatus = 'created' | 'partial' | 'paid' | 'overpaid' | 'canceled';

/** CryptoCloud's status. An unpaid invoice becomes canceled when it expires; a partly paid one stays partial. */
export function statusOf({ amountCents, paidCents, isCanceled, expiresAt }: Invoice, now: number): InvoiceStatus {
  if (paidCents > amountCents) return 'overpaid';
  if (paidCents === amountCents) return 'paid';
  if (isCanceled || (expiresAt <= now && paidCents === 0)) return 'canceled';
  return paidCents > 0 ? 'partial' : 'created';
}

export const invoiceActions = ['pay', 'pay-part', 'overpay', 'cancel', 'expire'] as const;

export type InvoiceAction = (typeof invoiceActions)[number];

/**
 * The invoice after an action. `pay` pays what is missing, `pay-part` half of it, `overpay` 25% too much. Money can be sent
 * to an address at any time: a canceled invoice can be paid, and a paid one can be paid again.
 */
export function actOnInvoice(invoice: Invoice, action: InvoiceAction, now: number): Invoice {
  const { amountCents, paidCents } = invoice;
  const missingCents = Math.max(0, amountCents - paidCents);
  const isOpen = missingCents > 0 && statusOf(invoice, now) !== 'canceled';
  const addedCents = { pay: missingCents, 'pay-part': Math.floor(missingCents / 2), overpay: missingCents + Math.ceil(amountCents / 4) };
  if (action === 'cancel') return isOpen ? { ...invoice, isCanceled: true } : invoice;
  if (action === 'expire') return isOpen ? { ...invoice, expiresAt: Math.min(invoice.expiresAt, now) } : invoice;
  return { ...invoice, paidCents: paidCents + addedCents[action] };
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight unambiguous characters, like CryptoCloud's ids. */
export function createInvoiceId(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

const cents = z.number().int().nonnegative();
const rowSchema = z.object({ body: z.string() });
const invoiceSchema: z.ZodType<Invoice> = z.object({
  id: z.string(),
  orderId: z.string(),
  amountCents: cents,
  paidCents: cents,
  isCanceled: z.boolean(),
  createdAt: z.number(),
  expiresAt: z.number(),
});

export interface Invoices {
  find: (id: string) => Invoice | null;
  /** Durable when it returns. */
  put: (invoice: Invoice) => Invoice;
  /** Created between two times, newest first. */
  list: (from: number, to: number) => Invoice[];
  close: () => void;
}

const parse = (row: unknown): Invoice => invoiceSchema.parse(JSON.parse(rowSchema.parse(row).body));

/** Opens the invoices, an SQLite file in the data directory. */
export function openInvoices(dataDir: string): Invoices {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'invoices.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE IF NOT EXISTS invoices (id TEXT PRIMARY KEY, createdAt INTEGER NOT NULL, body TEXT NOT NULL)');
  return {
    find: (id) => {
      const row = database.prepare('SELECT body FROM invoices WHERE id = ?').get(id);
      return row === undefined ? null : parse(row);
    },
    put: (invoice) => {
      const { id, createdAt } = invoice;
      database
        .prepare('INSERT OR REPLACE INTO invoices (id, createdAt, body) VALUES (?, ?, ?)')
        .run(id, createdAt, JSON.stringify(invoice));
      return invoice;
    },
    list: (from, to) =>
      database.prepare('SELECT body FROM invoices WHERE createdAt BETWEEN ? AND ? ORDER BY createdAt DESC, id').all(from, to).map(parse),
    close: () => database.close(),
  };
}

/** CryptoCloud's fee for Tether on Tron, in dollars. */
const feeUsd = 1.4;

const currency = {
  id: 4,
  code: 'USDT',
  fullcode: 'USDT_TRC20',
  network: { code: 'TRC20', id: 4, fullname: 'Tron' },
  name: 'Tether',
  is_email_required: false,
  stablecoin: true,
};

/** `2026-01-02 12:00:00.000000`, in UTC. */
function toTimestamp(time: number): string {
  return `${new Date(time).toISOString().replace('T', ' ').slice(0, 23)}000`;
}

/** Where the edge serves the payment pages. */
export const pagesPath = '/__cryptocloud';

/** An invoice in CryptoCloud's API v2. Source: https://docs.cryptocloud.plus/en/api-reference-v2/invoice-information */
export function toWire(invoice: Invoice, publicOrigin: string, now: number) {
  const { id, orderId, amountCents, paidCents, createdAt, expiresAt } = invoice;
  const [amount, paid] = [amountCents / 100, paidCents / 100];
  const status = statusOf(invoice, now);
  return {
    uuid: `INV-${id}`,
    created: toTimestamp(createdAt),
    address: '',
    currency,
    expiry_date: toTimestamp(expiresAt),
    side_commission: 'client',
    side_commission_cc: 'merchant',
    type_payments: 'crypto',
    fiat_currency: 'USD',
    amount,
    amount_usd: amount,
    amount_in_fiat: amount,
    amount_paid: paid,
    amount_paid_usd: paid,
    received: paid,
    received_usd: paid,
    fee: feeUsd,
    fee_usd: feeUsd,
    service_fee: 0,
    service_fee_usd: 0,
    status,
    invoice_status: status === 'paid' || status === 'overpaid' ? 'success' : 'start',
    order_id: orderId,
    is_email_required: false,
    link: `${publicOrigin}${pagesPath}/${id}`,
    test_mode: true,
  };
}
