import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** The code of a project's referral link; made when it is first asked for. */
export const referralCodes = pgTable('referral_codes', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  code: text('code').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who brought whom: a user and the first project of that user, each once. */
export const referrals = pgTable('referrals', {
  id: text('id').primaryKey(),
  referrerProjectId: text('referrer_project_id')
    .notNull()
    .references(() => projects.id),
  referredProjectId: text('referred_project_id')
    .notNull()
    .unique()
    .references(() => projects.id),
  referredUserId: text('referred_user_id').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Deposits that are credited from then on are not shared. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
