import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

export type AuditValue = string | number | boolean | string[] | null;

/** Append-only, except that the name of a deleted user is cleared. */
export const auditEntries = pgTable('audit_entries', {
  id: text('id').primaryKey(),

  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  action: text('action').notNull(),
  /** Null if the service itself acted. */
  actorId: text('actor_id'),
  /** Set if an API token made the change. The name is as it was at that time. */
  tokenId: text('token_id'),
  tokenName: text('token_name'),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  /** Empty after the person deleted their account. */
  subjectName: text('subject_name').notNull(),
  /** Set if the entry is about a user. */
  subjectUserId: text('subject_user_id'),
  changes: jsonb('changes').$type<{ field: string; before: AuditValue; after: AuditValue }[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
