import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** A field value in an audit entry. */
export type AuditValue = string | number | boolean | string[] | null;

/** Audit log of projects. Append-only, except that the name of a deleted user is cleared. */
export const auditEntries = pgTable('audit_entries', {
  id: text('id').primaryKey(),

  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  action: text('action').notNull(),
  /** Null for the service. */
  actorId: text('actor_id'),
  /** The API token that made the change, and its name at that time. */
  tokenId: text('token_id'),
  tokenName: text('token_name'),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  /** Empty after the person deleted their account. */
  subjectName: text('subject_name').notNull(),
  /** The user the entry is about, if any. */
  subjectUserId: text('subject_user_id'),
  changes: jsonb('changes').$type<{ field: string; before: AuditValue; after: AuditValue }[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
