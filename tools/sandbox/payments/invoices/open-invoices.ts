import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { Invoice } from './invoice.ts';

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
  /** Stored when it returns: what was acknowledged survives kill -9. */
  put: (invoice: Invoice) => Invoice;
  /** Newest first, made between two instants. */
  list: (from: number, to: number) => Invoice[];
  close: () => void;
}

const parse = (row: unknown): Invoice => invoiceSchema.parse(JSON.parse(rowSchema.parse(row).body));

/** The sandbox's invoices, in an SQLite file of the data directory. */
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
