import { partnerShareBasisPoints, referralRewardCents, referralShareBasisPoints } from '@onepoint/plans-domain';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { partnerApplications } from '../schema/partner-applications.ts';
import { projects } from '../schema/projects.ts';
import { referrals } from '../schema/referrals.ts';

export interface CreditReferralParameters {
  /** The project that pays. */
  projectId: string;
  paymentId: string;
  /** What the payment has credited, fees left out, before this report of it and after. */
  creditedBeforeCents: number;
  creditedCents: number;
  now: Date;
}

/**
 * Credits the project that brought the payer with its share of what a payment newly credits. To be called before the payer's own entries are
 * posted: it takes both projects in id order, as every transaction does that moves money of several.
 */
export async function creditReferral(
  transaction: Transaction,
  { projectId, paymentId, creditedBeforeCents, creditedCents, now }: CreditReferralParameters,
): Promise<void> {
  if (creditedCents <= creditedBeforeCents) return;
  const [referral] = await transaction
    .select()
    .from(referrals)
    .where(and(eq(referrals.referredProjectId, projectId), gt(referrals.endsAt, now)));
  if (referral === undefined) return;
  const { id: referralId, referrerProjectId } = referral;
  const locked = await transaction
    .select({ id: projects.id, deletedAt: projects.deletedAt })
    .from(projects)
    .where(inArray(projects.id, [referrerProjectId, projectId]))
    .orderBy(asc(projects.id))
    .for('no key update');
  if (locked.find(({ id }) => id === referrerProjectId)?.deletedAt !== null) return;
  const shareBasisPoints = await findShare(transaction, referrerProjectId);
  const amountCents = referralRewardCents(creditedCents, shareBasisPoints) - referralRewardCents(creditedBeforeCents, shareBasisPoints);
  if (amountCents === 0) return;
  await postLedgerEntry(transaction, {
    projectId: referrerProjectId,
    kind: 'referral',
    amountCents,
    // The sum credited so far names the event, as it does for the deposit itself.
    idempotencyKey: `referral:${paymentId}:${creditedCents}`,
    // Not `paymentId`: the books of payments are those of the payer.
    cause: { referralId, referredPaymentId: paymentId, depositCents: creditedCents - creditedBeforeCents, shareBasisPoints },
  });
}

async function findShare(transaction: Transaction, projectId: string): Promise<number> {
  const [partner] = await transaction
    .select({ id: partnerApplications.id })
    .from(partnerApplications)
    .where(and(eq(partnerApplications.projectId, projectId), eq(partnerApplications.status, 'approved')));
  return partner === undefined ? referralShareBasisPoints : partnerShareBasisPoints;
}
