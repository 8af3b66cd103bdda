import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Users as last read from the identity service; `id` is that service's. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  type: text('type').$type<'email' | 'other'>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  username: text('username'),
  imageUrl: text('image_url'),
  emails: jsonb('emails').$type<string[]>().notNull().default([]),
  web3Wallets: jsonb('web3_wallets').$type<string[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
