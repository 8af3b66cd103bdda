import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LedgerAccount } from '../ledger/ledger-account.ts';
import type { LedgerKind } from '../ledger/ledger-kind.ts';
import { projects } from './projects.ts';

/**
 * Append-only transfers between a project and one account of the company: a positive amount flows from the account to the project, a
 * negative one back. The view `ledger_postings` shows both sides. A trigger sets `promoCents` and `sequence`, whatever an insert says.
 */
export const ledgerEntries = pgTable('ledger_entries', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  kind: text('kind').$type<LedgerKind>().notNull(),
  counterAccount: text('counter_account').$type<LedgerAccount>().notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  /** How much of the amount is promo credit, with its sign. */
  promoCents: bigint('promo_cents', { mode: 'number' }).notNull().default(0),
  /** The order in which entries moved their project. */
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  cause: jsonb('cause').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
