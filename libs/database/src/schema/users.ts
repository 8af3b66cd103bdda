import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The primary address comes first. */
export interface StoredEmailAddress {
  emailAddress: string;
  verified: boolean;
  primary: boolean;
}

export interface StoredWeb3Wallet {
  web3Wallet: string;
  verified: boolean;
}

/** Users as last read from the identity service, with its ids. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  type: text('type').$type<'email' | 'other'>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  username: text('username'),
  imageUrl: text('image_url'),
  emails: jsonb('emails').$type<StoredEmailAddress[]>().notNull().default([]),
  web3Wallets: jsonb('web3_wallets').$type<StoredWeb3Wallet[]>().notNull().default([]),
  /** Language in which the dashboard was last used; null before its first use. */
  language: text('language'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  /** When the account was deleted. The row stays, so that a session token that is still valid doesn't recreate the user. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** When memberships and personal data were erased. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
});

/** Members that the identity service didn't find, until it finds them again or they count as deleted. */
export const missingUsers = pgTable('missing_users', {
  userId: text('user_id').primaryKey(),
  missingSince: timestamp('missing_since', { withTimezone: true }).notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});
