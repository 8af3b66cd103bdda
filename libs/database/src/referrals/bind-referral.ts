import { addMonths, referralMonths } from '@onepoint/plans-domain';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { members } from '../schema/members.ts';
import { projects } from '../schema/projects.ts';
import { referralCodes, referrals } from '../schema/referrals.ts';

export interface BindReferralParameters {
  /** As it stood in the link: anything. */
  code: string;
  /** The project that the user has just created. */
  projectId: string;
  userId: string;
  now: Date;
}

/**
 * Remembers who brought a user, with the first project of that user. Nothing is remembered where the code is nobody's, the user owns another project
 * (deleted ones too), belongs to the project of the code, or was brought before.
 *
 * @returns whether it was remembered
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
