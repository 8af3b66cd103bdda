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
});
