import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Metered traffic per project, UTC minute, API key, chain and method. */
export const usageMinutes = pgTable(
  'usage_minutes',
  {
    projectId: text('project_id').notNull(),
    apiKeyId: text('api_key_id').notNull(),
    chain: text('chain').notNull(),
    method: text('method').notNull(),
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull().default(0),
    errors: bigint('errors', { mode: 'number' }).notNull().default(0),
    computeUnits: bigint('compute_units', { mode: 'number' }).notNull().default(0),
    /** Price at the time, millionths of a cent. */
    costMicrocents: bigint('cost_microcents', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.minute, table.apiKeyId, table.chain, table.method] })],
);
