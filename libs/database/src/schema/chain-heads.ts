import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** How far each chain is, as the gateways last saw it at the installation's own nodes. */
export const chainHeads = pgTable('chain_heads', {
  chain: text('chain').primaryKey(),
  /** When a gateway took on the look; keeps the others from looking too. */
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  /** Highest block that any node knows; stays when no node answers. */
  bestBlock: bigint('best_block', { mode: 'number' }),
  /** Since when nothing higher is known. */
  bestBlockSince: timestamp('best_block_since', { withTimezone: true }),
  /** Head of the node that requests go to first; null while none answers. */
  endpointBlock: bigint('endpoint_block', { mode: 'number' }),
  nodes: smallint('nodes').notNull().default(0),
  nodesAnswered: smallint('nodes_answered').notNull().default(0),
  /** Null until the first look has ended. */
  checkedAt: timestamp('checked_at', { withTimezone: true }),
});
