import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Responses to requests with an `Idempotency-Key`. Must not contain secrets. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    userId: text('user_id').notNull(),
    operationId: text('operation_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    replyStatus: integer('reply_status').notNull(),
    replyBody: jsonb('reply_body').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.operationId, table.idempotencyKey] })],
);
