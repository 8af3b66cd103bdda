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

/** Token transfers out of deposit addresses, by whoever holds the keys. */
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

/** What each address held of each token when that was last read from the chain, and the state of the search for what the books lack. */
export const depositBalances = pgTable(
  'deposit_balances',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    tokenAddress: text('token_address').notNull(),
    address: text('address')
      .notNull()
      .references(() => depositAddresses.address),
    /** Null until it has been read. */
    units: numeric('units', { precision: 78, scale: 0, mode: 'bigint' }),
    blockNumber: bigint('block_number', { mode: 'bigint' }),
    /** Transactions that the address had sent by that block. */
    sent: bigint('sent', { mode: 'number' }),
    /** How many of them a search has shown to be no transfers of a token that is credited. */
    sentOtherwise: bigint('sent_otherwise', { mode: 'number' }).notNull().default(0),
    readAt: timestamp('read_at', { withTimezone: true }),
    nextReadAt: timestamp('next_read_at', { withTimezone: true }).notNull().defaultNow(),
    /** The search goes on below this block, down to `searchFloor`; both null while nothing is searched for. */
    searchBelow: bigint('search_below', { mode: 'bigint' }),
    searchFloor: bigint('search_floor', { mode: 'bigint' }),
    /** Searches in a row that left a difference. */
    searches: integer('searches').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.tokenAddress, table.address] })],
);

/** How far each network has been read. */
export const depositCursors = pgTable('deposit_cursors', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
  blockHash: text('block_hash').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
