import type { DepositFee } from '@onepoint/plans-domain';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Ledger entries of a payment have its id in `cause.paymentId`. */
export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  type: text('type').$type<'CUSTODIAL' | 'NON_CUSTODIAL' | 'CRYPTOCLOUD_PAYMENT'>().notNull(),
  status: text('status').$type<'CREATED' | 'CONFIRMED' | 'CANCELED'>().notNull().default('CREATED'),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  /** Amount paid so far; never decreases. */
  paidCents: bigint('paid_cents', { mode: 'number' }).notNull().default(0),
  feeCents: bigint('fee_cents', { mode: 'number' }).notNull().default(0),
  creditedCents: bigint('credited_cents', { mode: 'number' }).notNull().default(0),
  /** Fee terms at creation; null for on-chain deposits, which have no fee. */
  feeTerms: jsonb('fee_terms').$type<DepositFee>(),
  /** The payment provider's invoice id; null until its response is stored, and for on-chain deposits. */
  invoiceId: text('invoice_id').unique(),
  link: text('link'),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** Next status check with the provider; null once the status is final. */
  nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
  createdBy: text('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
});
