import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Memberships that wait for whoever proves to own an e-mail address (lower case). Open while neither accepted nor revoked nor expired. */
export const invitations = pgTable('invitations', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  email: text('email').notNull(),
  role: text('role').notNull(),
  invitedBy: text('invited_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  acceptedBy: text('accepted_by'),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
