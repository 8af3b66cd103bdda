import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Referral code of a project, created on first use. */
export const referralCodes = pgTable('referral_codes', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id),
  code: text('code').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Referred users and their first project; each user and project at most once. */
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
  /** Deposits credited from then on are not rewarded. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** Partner applications; at most one per project that is not declined. */
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
