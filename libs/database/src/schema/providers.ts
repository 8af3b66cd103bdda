import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Result of the last node check. Only healthy nodes get traffic. */
export type ProviderHealth = 'healthy' | 'lagging' | 'unreachable' | 'notRpc' | 'wrongChain' | 'privateAddress';

/** Nodes of provider projects. A trigger notifies the channel `gateway_providers` of changes. */
export const providers = pgTable('providers', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  name: text('name').notNull(),
  chain: text('chain').notNull(),
  /** Plain text. Written only by servers of earlier releases. */
  url: text('url'),
  /** Encrypted (`sealed-rows.ts`), because the URL can contain a key. */
  urlSealed: text('url_sealed'),
  /** Traffic weight among the chain's nodes, 1 to 10. */
  weight: smallint('weight').notNull().default(10),
  status: text('status').$type<'active' | 'paused'>().notNull().default('active'),
  health: text('health').$type<ProviderHealth>().notNull(),
  /** Height and latency keep their last values while the node doesn't answer. */
  blockHeight: bigint('block_height', { mode: 'number' }),
  /** Blocks behind our own nodes; null until compared. */
  lagBlocks: bigint('lag_blocks', { mode: 'number' }),
  latencyMs: integer('latency_ms'),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
