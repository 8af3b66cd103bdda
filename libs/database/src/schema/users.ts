import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An e-mail address of a user, the primary one first. */
export interface StoredEmailAddress {
  emailAddress: string;
  verified: boolean;
  primary: boolean;
}

/** A wallet that a user signs in with. */
export interface StoredWeb3Wallet {
  web3Wallet: string;
  verified: boolean;
}

/** Users as last read from the identity service; `id` is that service's. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  type: text('type').$type<'email' | 'other'>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  username: text('username'),
  imageUrl: text('image_url'),
  emails: jsonb('emails').$type<StoredEmailAddress[]>().notNull().default([]),
  web3Wallets: jsonb('web3_wallets').$type<StoredWeb3Wallet[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  /** The account was deleted at the identity service. The row stays: a session token that still runs must not bring the user back. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** Memberships and personal data are gone as well. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
});

/** Members whom the identity service did not know when it was asked, until it knows them again or their deletion is believed. */
export const missingUsers = pgTable('missing_users', {
  userId: text('user_id').primaryKey(),
  missingSince: timestamp('missing_since', { withTimezone: true }).notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});
