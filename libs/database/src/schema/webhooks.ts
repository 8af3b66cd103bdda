import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/**
 * Secrets sign requests and URLs can contain a token, so both are encrypted (`sealed-rows.ts`). Only servers of earlier releases write
 * the plain text columns.
 */
export const webhooks = pgTable('webhooks', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  url: text('url'),
  urlSealed: text('url_sealed'),
  description: text('description').notNull().default(''),
  /** Null for all events. */
  events: text('events').array(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** When the webhook was disabled after repeated failures; null if it wasn't. */
  autoDisabledAt: timestamp('auto_disabled_at', { withTimezone: true }),
  /** Start of the current series of failures; null if the last attempt succeeded. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  failedAttempts: integer('failed_attempts').notNull().default(0),
  secret: text('secret'),
  secretSealed: text('secret_sealed'),
  /** Also signs requests, until `previousSecretEndsAt`. */
  previousSecret: text('previous_secret'),
  previousSecretSealed: text('previous_secret_sealed'),
  previousSecretEndsAt: timestamp('previous_secret_ends_at', { withTimezone: true }),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Webhook outbox: one row per event and webhook that receives it, with the delivery status. */
export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: text('id').primaryKey(),

  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  webhookId: text('webhook_id')
    .notNull()
    .references(() => webhooks.id, { onDelete: 'cascade' }),
  /** The same for all webhooks and redeliveries of an event. */
  eventId: text('event_id').notNull(),
  event: text('event').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  redeliveryOf: text('redelivery_of'),
  status: text('status').$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  /** Next delivery attempt; null when settled. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  // Outcome of the last attempt.
  lastStatus: integer('last_status'),
  lastError: text('last_error'),
  requestHeaders: jsonb('request_headers').$type<Record<string, string>>(),
  latencyMs: integer('latency_ms'),
  /** Only the beginning of the response. */
  responseBody: text('response_body'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
});
