import { bigint, numeric, text } from 'drizzle-orm/pg-core';

/** What `usage_minutes`, `usage_hours` and `usage_days` keep beside their time. The same names in all three: rows are summed from one to the next. */
export const usageColumns = () => ({
  projectId: text('project_id').notNull(),
  apiKeyId: text('api_key_id').notNull(),
  chain: text('chain').notNull(),
  method: text('method').notNull(),
  /** The provider whose node was asked, if it was one's. */
  providerId: text('provider_id'),
  requests: bigint('requests', { mode: 'number' }).notNull().default(0),
  errors: bigint('errors', { mode: 'number' }).notNull().default(0),
  computeUnits: bigint('compute_units', { mode: 'number' }).notNull().default(0),
  /** Price at the time, millionths of a cent. */
  costMicrocents: bigint('cost_microcents', { mode: 'number' }).notNull().default(0),
  /** Calls that the provider was asked and did not answer. Not among `requests`: another node answered the client. */
  providerFailures: bigint('provider_failures', { mode: 'number' }).notNull().default(0),
  /** Many counters in one number, see `unpackCounters`: by `errorStatuses`, and by `latencyBucket`. */
  errorsByStatus: numeric('errors_by_status').notNull().default('0'),
  latencies: numeric('latencies').notNull().default('0'),
});
