import { pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { usageColumns } from './usage-columns.ts';

/** The sums of `usage_minutes`, kept in the same transaction: per project, UTC hour, API key, chain, method and provider. */
export const usageHours = pgTable(
  'usage_hours',
  { ...usageColumns(), hour: timestamp('hour', { withTimezone: true }).notNull() },
  (table) => [
    unique('usage_hours_key')
      .on(table.projectId, table.hour, table.apiKeyId, table.chain, table.method, table.providerId)
      .nullsNotDistinct(),
  ],
);
