import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/**
 * Tokens for the Management API, owned by a user or a project. Only the SHA-256 (hex) and the last four characters of a secret are
 * stored.
 */
export const apiTokens = pgTable('api_tokens', {
  id: text('id').primaryKey(),
  /** Owner of a personal token; null for project tokens. */
  userId: text('user_id'),
  /** Project of a project token; null for personal tokens. */
  projectId: text('project_id').references(() => projects.id),
  name: text('name').notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  last4: text('last4').notNull(),
  scopes: text('scopes').array().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Updated at most once per minute. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
