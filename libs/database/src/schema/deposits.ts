import { bigint, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { payments } from './payments.ts';
import { projects } from './projects.ts';

/** Each project has one deposit address, the same on every network; lowercase. */
export const depositAddresses = pgTable('deposit_addresses', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  derivationIndex: integer('derivation_index').notNull().unique(),
  address: text('address').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

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
    /** In the smallest unit of the token. */
    units: numeric('units', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    /** Null for a transfer worth less than a cent or more than the maximum. */
    paymentId: text('payment_id').references(() => payments.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.transactionHash, table.logIndex] })],
);

/** Token transfers out of deposit addresses. */
export const depositSweeps = pgTable(
  'deposit_sweeps',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    transactionHash: text('transaction_hash').notNull(),
    logIndex: integer('log_index').notNull(),
    blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
    blockHash: text('block_hash').notNull(),
    tokenAddress: text('token_address').notNull(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    units: numeric('units', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.transactionHash, table.logIndex] })],
);

/** Last on-chain token balance of each address, and the progress of the search for unrecorded transfers. */
export const depositBalances = pgTable(
  'deposit_balances',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    tokenAddress: text('token_address').notNull(),
    address: text('address')
      .notNull()
      .references(() => depositAddresses.address),
    /** Null until first read. */
    units: numeric('units', { precision: 78, scale: 0, mode: 'bigint' }),
    blockNumber: bigint('block_number', { mode: 'bigint' }),
    /** Number of transactions the address had sent up to that block. */
    sent: bigint('sent', { mode: 'number' }),
    /** How many of them a search found not to be transfers of a supported token. */
    sentOtherwise: bigint('sent_otherwise', { mode: 'number' }).notNull().default(0),
    readAt: timestamp('read_at', { withTimezone: true }),
    nextReadAt: timestamp('next_read_at', { withTimezone: true }).notNull().defaultNow(),
    /** The search continues below this block, down to `searchFloor`; both null while there is no search. */
    searchBelow: bigint('search_below', { mode: 'bigint' }),
    searchFloor: bigint('search_floor', { mode: 'bigint' }),
    /** Consecutive searches that didn't explain the difference. */
    searches: integer('searches').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.tokenAddress, table.address] })],
);

export const depositCursors = pgTable('deposit_cursors', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
  blockHash: text('block_hash').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
