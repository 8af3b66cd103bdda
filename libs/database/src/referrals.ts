import { addMonths, referralMonths, partnerShareBasisPoints, referralRewardCents, referralShareBasisPoints } from '@onepoint/plans-domain';
import { and, eq, isNull, ne, asc, gt, inArray, or } from 'drizzle-orm';
import { insertAuditEntries } from './audit-entries.ts';
import type { Transaction, Executor, Orm } from './create-database.ts';
import { createId, randomText } from './ids.ts';
import { postLedgerEntry } from './ledger/post-ledger-entry.ts';
import { members } from './schema/members.ts';
import { projects } from './schema/projects.ts';
import { referralCodes, referrals, partnerApplications } from './schema/referrals.ts';

export interface BindReferralParameters {
  /** From the referral link, unvalidated. */
  code: string;
  /** The project that the user has just created. */
  projectId: string;
  userId: string;
  now: Date;
}

/**
 * Stores who referred a user, with that user's first project. Does nothing for an unknown code, or for a user who owns another project
 * (even a deleted one), is a member of the referring project, or was referred before.
 *
 * @returns whether a referral was stored
 */
export async function bindReferral(transaction: Transaction, { code, projectId, userId, now }: BindReferralParameters): Promise<boolean> {
  const [referrer] = await transaction
    .select({ projectId: projects.id })
    .from(referralCodes)
    .innerJoin(projects, eq(projects.id, referralCodes.projectId))
    .where(and(eq(referralCodes.code, code), isNull(projects.deletedAt)));
  if (referrer === undefined) return false;
  const others = await transaction
    .select({ projectId: members.projectId, role: members.role })
    .from(members)
    .where(and(eq(members.userId, userId), ne(members.projectId, projectId)));
  if (others.some((other) => other.role === 'owner' || other.projectId === referrer.projectId)) return false;
  const added = await transaction
    .insert(referrals)
    .values({
      id: createId('ref'),
      referrerProjectId: referrer.projectId,
      referredProjectId: projectId,
      referredUserId: userId,
      createdAt: now,
      endsAt: addMonths(now, referralMonths),
    })
    .onConflictDoNothing()
    .returning({ id: referrals.id });
  return added.length > 0;
}

export interface CreditReferralParameters {
  projectId: string;
  paymentId: string;
  /** Credit of the payment without fees, before and after this update. */
  creditedBeforeCents: number;
  creditedCents: number;
  now: Date;
}

/**
 * Credits the referring project with its share of a payment's new credit. Call it before posting the payer's own entries: it locks both projects
 * in id order, like every transaction that moves money of several projects.
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
    // The total credited so far identifies the event, as in the deposit's own key.
    idempotencyKey: `referral:${paymentId}:${creditedCents}`,
    // Not `paymentId`, which marks the payer's entries.
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

/**
 * Locks projects to be credited and their referrers in id order. Call it before a transaction credits several projects; locking them one
 * by one could deadlock.
 */
export async function lockProjectsAndReferrers(transaction: Transaction, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length === 0) return;
  const ids = [...new Set(projectIds)];
  const referrers = transaction
    .select({ id: referrals.referrerProjectId })
    .from(referrals)
    .where(inArray(referrals.referredProjectId, ids));
  await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(or(inArray(projects.id, ids), inArray(projects.id, referrers)))
    .orderBy(asc(projects.id))
    .for('no key update');
}

/** 47 random bits: a code must be unique, but isn't secret. */
const codeLength = 8;

/** Returns a project's permanent referral code, creating it on first use. */
export async function getReferralCode(executor: Executor, projectId: string): Promise<string> {
  const find = async () => (await executor.select().from(referralCodes).where(eq(referralCodes.projectId, projectId)))[0]?.code;
  const known = await find();
  if (known !== undefined) return known;
  await executor
    .insert(referralCodes)
    .values({ projectId, code: randomText(codeLength) })
    .onConflictDoNothing();
  return (await find()) ?? getReferralCode(executor, projectId);
}

/**
 * Approves or declines a project's submitted partner application, and records it in the audit log without an actor.
 *
 * @returns false if there is no submitted application
 */
export async function decidePartnerApplication(orm: Orm, projectId: string, status: 'approved' | 'declined', now: Date): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const [application] = await transaction
      .update(partnerApplications)
      .set({ status, decidedAt: now })
      .where(and(eq(partnerApplications.projectId, projectId), eq(partnerApplications.status, 'submitted')))
      .returning({ id: partnerApplications.id, company: partnerApplications.company });
    if (application === undefined) return false;
    const subject = { type: 'partnership', id: application.id, name: application.company };
    const changes = [{ field: 'status', before: 'submitted', after: status }];
    await insertAuditEntries(transaction, [{ projectId, action: 'partnership.decide', actorId: null, subject, changes }]);
    return true;
  });
}
