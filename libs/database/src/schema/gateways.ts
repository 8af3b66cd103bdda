import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Gateway processes that record usage. */
export const gateways = pgTable('gateways', {
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** All usage of projects that were closing at this moment, by the database's clock, is recorded. */
  recordedUntil: timestamp('recorded_until', { withTimezone: true }),
});
