import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The sums of `usage_minutes`, kept in the same transaction: per project, UTC hour, API key, chain and method. */
export const usageHours = pgTable(
  'usage_hours',
  {
    projectId: text('project_id').notNull(),
    apiKeyId: text('api_key_id').notNull(),
    chain: text('chain').notNull(),
    method: text('method').notNull(),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull().default(0),
    errors: bigint('errors', { mode: 'number' }).notNull().default(0),
    computeUnits: bigint('compute_units', { mode: 'number' }).notNull().default(0),
    /** Price at the time, millionths of a cent. */
    costMicrocents: bigint('cost_microcents', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.hour, table.apiKeyId, table.chain, table.method] })],
);
