import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Webhook of a project. `secret` signs requests, so it is stored in plain text. */
export const webhooks = pgTable('webhooks', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  url: text('url').notNull(),
  secret: text('secret').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Webhook outbox: events and their delivery status. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: text('id').primaryKey(),

  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  event: text('event').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  status: text('status').$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  /** Next delivery attempt; null when settled. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  lastStatus: integer('last_status'),
  lastError: text('last_error'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
});
