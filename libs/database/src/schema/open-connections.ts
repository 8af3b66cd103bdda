import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** WebSocket connections that are open, as each gateway process last said; see `openConnectionsKeptMs`. */
export const openConnections = pgTable(
  'open_connections',
  {
    gatewayId: text('gateway_id').notNull(),
    projectId: text('project_id').notNull(),
    apiKeyId: text('api_key_id').notNull(),
    connections: integer('connections').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gatewayId, table.apiKeyId] })],
);
