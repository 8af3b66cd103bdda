import { pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { usageColumns } from './usage-columns.ts';

/** Metered traffic per project, UTC minute, API key, chain, method and provider. */
export const usageMinutes = pgTable(
  'usage_minutes',
  { ...usageColumns(), minute: timestamp('minute', { withTimezone: true }).notNull() },
  (table) => [
    unique('usage_minutes_key')
      .on(table.projectId, table.minute, table.apiKeyId, table.chain, table.method, table.providerId)
      .nullsNotDistinct(),
  ],
);
