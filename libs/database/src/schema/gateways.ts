import { pgTable, text, timestamp, integer, primaryKey, bigint, smallint } from 'drizzle-orm/pg-core';

/** Running gateway processes. */
export const gateways = pgTable('gateways', {
  id: text('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** All usage of projects that were closing at this time (database clock) is recorded. */
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

/** Latest block of each chain, as last seen by the gateways at our own nodes. */
export const chainHeads = pgTable('chain_heads', {
  chain: text('chain').primaryKey(),
  /** When a gateway claimed the check, so that others skip it. */
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  /** Highest known block of any node; unchanged when no node answers. */
  bestBlock: bigint('best_block', { mode: 'number' }),
  /** When that block was first seen. */
  bestBlockSince: timestamp('best_block_since', { withTimezone: true }),
  /** Latest block of the node that serves requests first; null while none answers. */
  endpointBlock: bigint('endpoint_block', { mode: 'number' }),
  nodes: smallint('nodes').notNull().default(0),
  nodesAnswered: smallint('nodes_answered').notNull().default(0),
  /** Null until the first check completes. */
  checkedAt: timestamp('checked_at', { withTimezone: true }),
});
