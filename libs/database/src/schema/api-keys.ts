import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Only the SHA-256 (hex), the first seven, and the last four characters of a secret are stored. */
export const apiKeys = pgTable('api_keys', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  name: text('name').notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  /** The secret before the last rotation, which works until `previousSecretEndsAt`. */
  previousSecretHash: text('previous_secret_hash').unique(),
  previousSecretEndsAt: timestamp('previous_secret_ends_at', { withTimezone: true }),
  /** Users who were shown the current and the previous secret (ADR 0024). */
  secretShownTo: text('secret_shown_to'),
  previousSecretShownTo: text('previous_secret_shown_to'),
  prefix: text('prefix').notNull(),
  last4: text('last4').notNull(),
  status: text('status').$type<'active' | 'paused'>().notNull().default('active'),
  allowedOrigins: text('allowed_origins').array().notNull().default([]),
  allowedIps: text('allowed_ips').array().notNull().default([]),
  allowedMethods: text('allowed_methods').array().notNull().default([]),
  allowedContracts: text('allowed_contracts').array().notNull().default([]),
  /** Limits in addition to the plan limits; null for none. */
  requestsPerSecondMax: integer('requests_per_second_max'),
  computeUnitsPerDayMax: bigint('compute_units_per_day_max', { mode: 'number' }),
  computeUnitsPerMonthMax: bigint('compute_units_per_month_max', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
