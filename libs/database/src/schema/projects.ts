import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Only ledger entries and usage charges change `balanceCents` and `promoBalanceCents` (the part that is promo credit); a trigger rejects
 * other updates. `unbilledMicrocents` (0 to 999,999) is usage below a whole cent. `spentMicrocents` is the cost of usage in the month
 * starting on `spentMonth` (UTC).
 */
export const projects = pgTable('projects', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** User who created the project; null if unknown. */
  makerId: text('maker_id'),
  planId: text('plan_id').notNull().default('FREE'),
  planEndsAt: timestamp('plan_ends_at', { withTimezone: true }),
  planAnchorDay: smallint('plan_anchor_day'),
  nextPlanId: text('next_plan_id'),
  packageId: text('package_id'),
  packageCount: integer('package_count').notNull().default(0),
  nextPackageId: text('next_package_id'),
  nextPackageCount: integer('next_package_count'),
  packageEndsAt: timestamp('package_ends_at', { withTimezone: true }),
  packageAnchorDay: smallint('package_anchor_day'),
  isProvider: boolean('is_provider').notNull().default(false),
  /** The sandbox filled the project with sample data. Shown on the dashboard. */
  isSampleData: boolean('is_sample_data').notNull().default(false),
  balanceCents: bigint('balance_cents', { mode: 'number' }).notNull().default(0),
  promoBalanceCents: bigint('promo_balance_cents', { mode: 'number' }).notNull().default(0),
  unbilledMicrocents: bigint('unbilled_microcents', { mode: 'number' }).notNull().default(0),
  unbilledComputeUnits: bigint('unbilled_compute_units', { mode: 'number' }).notNull().default(0),
  spendLimitCents: bigint('spend_limit_cents', { mode: 'number' }),
  spentMonth: date('spent_month', { mode: 'string' }).notNull().default('1970-01-01'),
  spentMicrocents: bigint('spent_microcents', { mode: 'number' }).notNull().default(0),
  lowBalanceCents: bigint('low_balance_cents', { mode: 'number' }),
  spendAlertPercents: smallint('spend_alert_percents')
    .array()
    .notNull()
    .default(sql`'{80,100}'`),
  runwayAlertDays: smallint('runway_alert_days'),
  /** Usage below a cent that was waived when the project was deleted. */
  waivedMicrocents: bigint('waived_microcents', { mode: 'number' }).notNull().default(0),
  /** When calls were stopped to delete the project. Expires, see `closeProject`. */
  closingAt: timestamp('closing_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** Billing details for a project's statements. An empty text means not provided. */
export const billingDetails = pgTable('billing_details', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  companyName: text('company_name').notNull().default(''),
  address: text('address').notNull().default(''),
  taxId: text('tax_id').notNull().default(''),
  email: text('email').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
