import { bigint, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Codes are uppercase. Each project can activate a code once. */
export const promoCodes = pgTable('promo_codes', {
  code: text('code').primaryKey(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  /** Maximum number of projects; null for unlimited. */
  activationsMax: integer('activations_max'),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const promoCodeActivations = pgTable(
  'promo_code_activations',
  {
    id: text('id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    userId: text('user_id').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.code, table.projectId)],
);
