import type { DepositFee } from '@onepoint/plans-domain';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Payments of projects. What a settled one moved is in the ledger, under `cause.paymentId`. */
export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  type: text('type').$type<'CUSTODIAL' | 'NON_CUSTODIAL' | 'CRYPTOCLOUD_PAYMENT'>().notNull(),
  status: text('status').$type<'CREATED' | 'CONFIRMED' | 'CANCELED'>().notNull().default('CREATED'),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  /** What is known to have been paid; it never falls. */
  paidCents: bigint('paid_cents', { mode: 'number' }).notNull().default(0),
  feeCents: bigint('fee_cents', { mode: 'number' }).notNull().default(0),
  creditedCents: bigint('credited_cents', { mode: 'number' }).notNull().default(0),
  /** The fee that it was created with; null for deposits to an address, which have none. */
  feeTerms: jsonb('fee_terms').$type<DepositFee>(),
  /** The provider's invoice; null until its reply is stored, and for deposits to an address. */
  invoiceId: text('invoice_id').unique(),
  link: text('link'),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** When the provider is asked next; null once it is asked no more. */
  nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
  createdBy: text('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
});
