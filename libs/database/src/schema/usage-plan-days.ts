import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Compute units by project, UTC day and the plan they were used on, kept in the transaction that records them. Daily quotas are judged by it. */
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
