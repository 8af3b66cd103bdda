import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

export const referralCodes = pgTable('referral_codes', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  code: text('code').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Referred users and their first project. Each user and project appears at most once. */
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
  /** Deposits credited from this time on aren't rewarded. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** Each project has at most one partner application that isn't declined. */
export const partnerApplications = pgTable('partner_applications', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  company: text('company').notNull(),
  website: text('website').notNull(),
  message: text('message').notNull(),
  status: text('status').$type<'submitted' | 'approved' | 'declined'>().notNull().default('submitted'),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});
