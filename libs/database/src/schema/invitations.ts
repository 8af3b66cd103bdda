import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/**
 * Memberships that wait for a user, or for whoever proves to own an email address (lower case): one of the two is set. Open while neither accepted
 * nor declined nor revoked nor expired.
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
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  acceptedBy: text('accepted_by'),
  declinedAt: timestamp('declined_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
