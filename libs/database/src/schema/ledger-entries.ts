import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Why money moved. */
export type LedgerKind = 'deposit' | 'usage' | 'plan' | 'package' | 'promo_code' | 'referral' | 'correction';

/** Append-only money movements; positive amounts credit the project, negative ones charge it. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  kind: text('kind').$type<LedgerKind>().notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  cause: jsonb('cause').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
