import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const enterpriseRequests = pgTable('enterprise_requests', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  projectLink: text('project_link').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

export const chainRequests = pgTable('chain_requests', {
  id: text('id').primaryKey(),
  projectUrl: text('project_url').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});
