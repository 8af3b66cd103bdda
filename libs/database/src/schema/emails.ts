import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { EmailType } from '@onepoint/api-contract/email-types';
import type { EmailMessage } from '../emails.ts';
import { projects } from './projects.ts';

/** Email outbox. The recipient is either a user or an address. */
export const emails = pgTable('emails', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  type: text('type').$type<EmailType>().notNull(),
  message: jsonb('message').$type<EmailMessage>().notNull(),
  /** Null for emails about the account. */
  projectId: text('project_id').references(() => projects.id),
  userId: text('user_id'),
  address: text('address'),
  /** Language for an address without an account. */
  language: text('language'),
  dedupeKey: text('dedupe_key'),
  status: text('status').$type<'pending' | 'sent' | 'skipped' | 'failed'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  /** Next attempt; null when settled. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  lastError: text('last_error'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
});

export const emailOptOuts = pgTable(
  'email_opt_outs',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    type: text('type').$type<EmailType>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId, table.type] })],
);

/** Low-balance thresholds that a project has crossed since its last deposit. */
export const lowBalanceNotices = pgTable(
  'low_balance_notices',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    days: smallint('days').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.days] })],
);

/** Browsers from which users have signed in, by the identity service's ids. */
export const signInClients = pgTable(
  'sign_in_clients',
  {
    userId: text('user_id').notNull(),
    clientId: text('client_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.clientId] })],
);
