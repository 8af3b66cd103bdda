import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AlertKind } from '@onepoint/plans-domain';
import { projects } from './projects.ts';

/** Alerts that were raised. The database holds one open alert for each threshold. */
export const alerts = pgTable('alerts', {
  id: text('id').primaryKey(),
  /** Order in which alerts were raised. */
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  kind: text('kind').$type<AlertKind>().notNull(),
  /** Cents, percent or days, by the kind. */
  threshold: bigint('threshold', { mode: 'number' }).notNull(),
  /** Cents or days, when it was raised. */
  value: bigint('value', { mode: 'number' }).notNull(),
  limitCents: bigint('limit_cents', { mode: 'number' }),
  raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
  acknowledgedBy: text('acknowledged_by'),
});
