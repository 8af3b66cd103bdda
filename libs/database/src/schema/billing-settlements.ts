import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** What happened at the end of each paid period. The key makes it happen once. */
export const billingSettlements = pgTable(
  'billing_settlements',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    subject: text('subject').$type<'plan' | 'packages'>().notNull(),
    periodEndedAt: timestamp('period_ended_at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<'renewed' | 'changed' | 'turned-off' | 'lapsed'>().notNull(),
    chargedCents: bigint('charged_cents', { mode: 'number' }).notNull(),
    shortfallCents: bigint('shortfall_cents', { mode: 'number' }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.subject, table.periodEndedAt] })],
);
