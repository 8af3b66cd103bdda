import { bigint, date, integer, jsonb, pgTable, text, timestamp, primaryKey } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

export type LedgerKind =
  | 'deposit'
  | 'fee'
  | 'usage'
  | 'plan'
  | 'package'
  | 'promo_code'
  | 'promo_expiry'
  | 'referral'
  | 'refund'
  | 'transfer'
  | 'correction';

/** Company accounts, the counterparts of project balances. Clearing accounts hold money in transit. */
export type LedgerAccount =
  | 'clearing:cryptocloud'
  | 'clearing:custodial'
  | 'clearing:other'
  | 'clearing:transfers'
  | 'income:usage'
  | 'income:plans'
  | 'income:packages'
  | 'income:fees'
  | 'expense:promo-codes'
  | 'expense:referrals'
  | 'equity:corrections'
  | 'liability:refunds-payable';

/**
 * Append-only transfers between a project and a company account. A positive amount credits the project. The view `ledger_postings` shows
 * both sides. A trigger overwrites `promoCents` and `sequence`.
 */
export const ledgerEntries = pgTable('ledger_entries', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  kind: text('kind').$type<LedgerKind>().notNull(),
  counterAccount: text('counter_account').$type<LedgerAccount>().notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  /** Part of the amount that is promo credit, signed. */
  promoCents: bigint('promo_cents', { mode: 'number' }).notNull().default(0),
  /** Orders the entries of a project. */
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  cause: jsonb('cause').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Usage charges that aren't entries yet. All of a project's are of one hour, because a charge in another hour posts them first. A trigger
 * deducts them from the balance and overwrites `promoCents`. `ledger:check` counts them like entries.
 */
export const openUsageCharges = pgTable(
  'open_usage_charges',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    planId: text('plan_id').notNull(),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    /** Negative. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    promoCents: bigint('promo_cents', { mode: 'number' }).notNull().default(0),
    computeUnits: bigint('compute_units', { mode: 'number' }).notNull(),
    /** Time of the latest charge in the sum. */
    chargedAt: timestamp('charged_at', { withTimezone: true }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.planId] })],
);

/** Usage charges per UTC day, including open ones. Maintained by triggers. */
export const ledgerUsageDays = pgTable(
  'ledger_usage_days',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    /** `2026-11-21` */
    day: date('day', { mode: 'string' }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    promoCents: bigint('promo_cents', { mode: 'number' }).notNull(),
    computeUnits: bigint('compute_units', { mode: 'number' }).notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);

/** Settlements of paid periods. The primary key ensures that each is settled once. */
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
