import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** A value of a field as it is written down. */
export type AuditValue = string | number | boolean | string[] | null;

/** What was changed in projects, by whom and when; the database refuses to remove or change entries, but for emptying the name of a deleted user. */
export const auditEntries = pgTable('audit_entries', {
  id: text('id').primaryKey(),
  /** Order in which entries were written. */
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  action: text('action').notNull(),
  /** Null where the service itself did it. */
  actorId: text('actor_id'),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  /** Empty where the person has deleted their account. */
  subjectName: text('subject_name').notNull(),
  /** The user whom the entry is about, where it is about one. */
  subjectUserId: text('subject_user_id'),
  changes: jsonb('changes').$type<{ field: string; before: AuditValue; after: AuditValue }[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
