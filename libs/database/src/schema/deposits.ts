import { bigint, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { payments } from './payments.ts';
import { projects } from './projects.ts';

/** The address that a project pays to, the same on every network; lower case. */
export const depositAddresses = pgTable('deposit_addresses', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  derivationIndex: integer('derivation_index').notNull().unique(),
  address: text('address').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Token transfers to deposit addresses that were taken in, each once. */
export const deposits = pgTable(
  'deposits',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    transactionHash: text('transaction_hash').notNull(),
    logIndex: integer('log_index').notNull(),
    blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
    blockHash: text('block_hash').notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    tokenAddress: text('token_address').notNull(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    /** In the token's smallest unit. */
    units: numeric('units', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    /** Null where the transfer is worth less than a cent, or more than can be. */
    paymentId: text('payment_id').references(() => payments.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.transactionHash, table.logIndex] })],
);

/** How far each network has been read. */
export const depositCursors = pgTable('deposit_cursors', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
  blockHash: text('block_hash').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
