import { pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { usageColumns } from './usage-columns.ts';

/** The sums of `usage_minutes`, kept in the same transaction: per project, UTC day, API key, chain, method and provider. */
export const usageDays = pgTable('usage_days', { ...usageColumns(), day: timestamp('day', { withTimezone: true }).notNull() }, (table) => [
  unique('usage_days_key').on(table.projectId, table.day, table.apiKeyId, table.chain, table.method, table.providerId).nullsNotDistinct(),
]);
