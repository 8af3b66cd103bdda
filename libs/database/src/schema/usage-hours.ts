import { bigint, numeric, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** The sums of `usage_minutes`, kept in the same transaction: per project, UTC hour, API key, chain, method and provider. */
export const usageHours = pgTable(
  'usage_hours',
  {
    projectId: text('project_id').notNull(),
    apiKeyId: text('api_key_id').notNull(),
    chain: text('chain').notNull(),
    method: text('method').notNull(),
    /** The provider whose node was asked, if it was one's. */
    providerId: text('provider_id'),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull().default(0),
    errors: bigint('errors', { mode: 'number' }).notNull().default(0),
    computeUnits: bigint('compute_units', { mode: 'number' }).notNull().default(0),
    /** Price at the time, millionths of a cent. */
    costMicrocents: bigint('cost_microcents', { mode: 'number' }).notNull().default(0),
    /** Many counters in one number, see `unpackCounters`: by `errorStatuses`, and by `latencyBucket`. */
    errorsByStatus: numeric('errors_by_status').notNull().default('0'),
    latencies: numeric('latencies').notNull().default('0'),
  },
  (table) => [
    unique('usage_hours_key')
      .on(table.projectId, table.hour, table.apiKeyId, table.chain, table.method, table.providerId)
      .nullsNotDistinct(),
  ],
);
