import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Batches of counts that have been recorded, so that one sent twice is counted once. */
export const usageBatches = pgTable(
  'usage_batches',
  {
    gatewayId: text('gateway_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gatewayId, table.sequence] })],
);
