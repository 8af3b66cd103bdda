import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AlertKind } from '@onepoint/plans-domain';
import { projects } from './projects.ts';

/** Raised alerts; at most one open alert per threshold. */
export const alerts = pgTable('alerts', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  kind: text('kind').$type<AlertKind>().notNull(),
  /** Cents, percent, or days, depending on the kind. */
  threshold: bigint('threshold', { mode: 'number' }).notNull(),
  /** Cents or days at the time the alert was raised. */
  value: bigint('value', { mode: 'number' }).notNull(),
  limitCents: bigint('limit_cents', { mode: 'number' }),
  raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
  acknowledgedBy: text('acknowledged_by'),
});
