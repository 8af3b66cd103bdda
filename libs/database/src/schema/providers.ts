import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** What the last look at a node has shown; only a healthy one is asked. */
export type ProviderHealth = 'healthy' | 'lagging' | 'unreachable' | 'notRpc' | 'wrongChain' | 'privateAddress';

/** Nodes that provider projects serve through the gateway. Changes of the list are announced on the channel `gateway_providers`. */
export const providers = pgTable('providers', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  name: text('name').notNull(),
  chain: text('chain').notNull(),
  url: text('url').notNull(),
  /** 1 to 10: its part of the traffic of its chain, compared with the others of that chain. */
  weight: smallint('weight').notNull().default(10),
  status: text('status').$type<'active' | 'paused'>().notNull().default('active'),
  health: text('health').$type<ProviderHealth>().notNull(),
  /** Height and latency stay what they were when the node last answered. */
  blockHeight: bigint('block_height', { mode: 'number' }),
  /** Blocks behind the nodes of the installation; null until a gateway has compared. */
  lagBlocks: bigint('lag_blocks', { mode: 'number' }),
  latencyMs: integer('latency_ms'),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
