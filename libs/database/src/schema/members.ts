import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Who may act in a project, and as what. */
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
  },
  (table) => [unique().on(table.projectId, table.userId)],
);
