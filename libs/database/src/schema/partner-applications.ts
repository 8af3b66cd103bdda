import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Projects that asked to be partners; at most one per project that is not declined. */
export const partnerApplications = pgTable('partner_applications', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  company: text('company').notNull(),
  website: text('website').notNull(),
  message: text('message').notNull(),
  status: text('status').$type<'submitted' | 'approved' | 'declined'>().notNull().default('submitted'),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});
