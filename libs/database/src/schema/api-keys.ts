import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** API keys; of the secret only its SHA-256 (hex), its first characters and its last four are kept. */
export const apiKeys = pgTable('api_keys', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  name: text('name').notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  prefix: text('prefix').notNull(),
  last4: text('last4').notNull(),
  status: text('status').$type<'active' | 'paused'>().notNull().default('active'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
