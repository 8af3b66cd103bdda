import { pgTable, text, timestamp, integer, primaryKey, bigint, smallint } from 'drizzle-orm/pg-core';

/** Running gateway processes, each reporting every second. */
export const gateways = pgTable('gateways', {
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** All usage of projects that were closing at this time (database clock) has been recorded. */
  recordedUntil: timestamp('recorded_until', { withTimezone: true }),
});

/** Open WebSocket connections as last reported by each gateway process; see `openConnectionsKeptMs`. */
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

/** Latest block of each chain at our own nodes, as last seen by the gateways. */
export const chainHeads = pgTable('chain_heads', {
  chain: text('chain').primaryKey(),
  /** When a gateway claimed the check, so that others skip it. */
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  /** Highest block of any node; unchanged while no node answers. */
  bestBlock: bigint('best_block', { mode: 'number' }),
  /** When that block was first seen. */
  bestBlockSince: timestamp('best_block_since', { withTimezone: true }),
  /** Latest block of the node that gets requests first; null while it doesn't answer. */
  endpointBlock: bigint('endpoint_block', { mode: 'number' }),
  nodes: smallint('nodes').notNull().default(0),
  nodesAnswered: smallint('nodes_answered').notNull().default(0),
  /** Null until the first check completes. */
  checkedAt: timestamp('checked_at', { withTimezone: true }),
});
