import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    userId: text('user_id').notNull(),
    role: text('role').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    checklistDismissedAt: timestamp('checklist_dismissed_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.projectId, table.userId)],
);

/**
 * Invitations of a user or an email address (lowercase); exactly one of the two is set. Open until accepted, declined, revoked, or
 * expired.
 */
export const invitations = pgTable('invitations', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  email: text('email'),
  userId: text('user_id'),
  role: text('role').notNull(),
  invitedBy: text('invited_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Number of emails sent. Only the link in the latest one works. */
  sendCount: integer('send_count').notNull().default(1),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  acceptedBy: text('accepted_by'),
  declinedAt: timestamp('declined_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
