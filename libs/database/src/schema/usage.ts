import { bigint, numeric, text, pgTable, timestamp, unique, primaryKey } from 'drizzle-orm/pg-core';

const usageColumns = () => ({
  projectId: text('project_id').notNull(),
  apiKeyId: text('api_key_id').notNull(),
  chain: text('chain').notNull(),
  method: text('method').notNull(),
  /** Provider that served the calls; null for our own nodes. */
  providerId: text('provider_id'),
  requests: bigint('requests', { mode: 'number' }).notNull().default(0),
  errors: bigint('errors', { mode: 'number' }).notNull().default(0),
  computeUnits: bigint('compute_units', { mode: 'number' }).notNull().default(0),
  /** Price at the time of use. */
  costMicrocents: bigint('cost_microcents', { mode: 'number' }).notNull().default(0),
  /** Calls the provider failed to answer. Not part of `requests`, because another node answered the client. */
  providerFailures: bigint('provider_failures', { mode: 'number' }).notNull().default(0),
  /** Counters by `errorStatuses` and by `latencyBucket`, packed with `packCounters`. */
  errorsByStatus: numeric('errors_by_status').notNull().default('0'),
  latencies: numeric('latencies').notNull().default('0'),
});

export const usageMinutes = pgTable(
  'usage_minutes',
  { ...usageColumns(), minute: timestamp('minute', { withTimezone: true }).notNull() },
  (table) => [
    unique('usage_minutes_key')
      .on(table.projectId, table.minute, table.apiKeyId, table.chain, table.method, table.providerId)
      .nullsNotDistinct(),
  ],
);

/** Hourly sums of `usage_minutes`, updated in the same transaction. */
export const usageHours = pgTable(
  'usage_hours',
  { ...usageColumns(), hour: timestamp('hour', { withTimezone: true }).notNull() },
  (table) => [
    unique('usage_hours_key')
      .on(table.projectId, table.hour, table.apiKeyId, table.chain, table.method, table.providerId)
      .nullsNotDistinct(),
  ],
);

/** Daily (UTC) sums of `usage_minutes`, updated in the same transaction. */
export const usageDays = pgTable('usage_days', { ...usageColumns(), day: timestamp('day', { withTimezone: true }).notNull() }, (table) => [
  unique('usage_days_key').on(table.projectId, table.day, table.apiKeyId, table.chain, table.method, table.providerId).nullsNotDistinct(),
]);

/** Compute units per project, UTC day and plan, for daily quotas. */
export const usagePlanDays = pgTable(
  'usage_plan_days',
  {
    projectId: text('project_id').notNull(),
    day: timestamp('day', { withTimezone: true }).notNull(),
    planId: text('plan_id').notNull(),
    computeUnits: bigint('compute_units', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day, table.planId] })],
);

/** Recorded usage batches, so that a batch sent twice is counted once. */
export const usageBatches = pgTable(
  'usage_batches',
  {
    gatewayId: text('gateway_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gatewayId, table.sequence] })],
);
