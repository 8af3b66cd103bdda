import { contract, type ReferralReward, type Partnership } from '@onepoint/api-contract';
import { partnerShareBasisPoints, referralMonths, referralShareBasisPoints } from '@onepoint/plans-domain';
import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import type { ReferralRewardRow, PartnerApplicationRow } from './referrals.repository.ts';

export const getReferrals = defineRoute(contract.getReferrals, async ({ params }, { referrals, partnerships, now }) => {
  const { projectId } = params;
  const [code, counts, byMonth, partner] = await Promise.all([
    referrals.getCode(projectId),
    referrals.count(projectId),
    referrals.byMonth(projectId, now()),
    partnerships.find(projectId),
  ]);
  const shareBasisPoints = partner?.status === 'approved' ? partnerShareBasisPoints : referralShareBasisPoints;
  return { code, shareBasisPoints, months: referralMonths, ...counts, byMonth };
});

export const listReferralRewards = defineRoute(contract.listReferralRewards, async ({ params, query }, { referrals }) => {
  const rows = await referrals.listRewards({ projectId: params.projectId, ...query });
  return { data: rows.slice(0, query.limit).map(toReferralReward), hasMore: rows.length > query.limit };
});

export const getPartnership = defineRoute(contract.getPartnership, async ({ params }, { partnerships }) =>
  toPartnership(await partnerships.find(params.projectId)),
);

export const applyForPartnership = defineRoute(
  contract.applyForPartnership,
  async ({ params: { projectId }, body, userId }, { orm, projects, partnerships, audit }) =>
    orm.transaction(async (transaction) => {
      await authorizeLocked(transaction, projects, { action: contract.applyForPartnership.access, projectId, userId });
      const application = await partnerships.insert(transaction, { projectId, ...body, createdBy: userId });
      if (application === null) throw new ApiError('PARTNERSHIP_EXISTS');
      const subject = { type: 'partnership', id: application.id, name: application.company };
      await audit.add(transaction, { projectId, action: 'partnership.apply', actorId: userId, subject });
      return toPartnership(application);
    }),
);

export const referralRoutes = [getReferrals, listReferralRewards, getPartnership, applyForPartnership];

const causeSchema = z.object({ depositCents: z.number().int(), shareBasisPoints: z.number().int() });

function toReferralReward({ id, amountCents, cause, createdAt }: ReferralRewardRow): ReferralReward {
  const { depositCents, shareBasisPoints } = causeSchema.parse(cause);
  return { id, amount: amountCents, deposit: depositCents, shareBasisPoints, createdAt: createdAt.toISOString() };
}

function toPartnership(row: PartnerApplicationRow | null): Partnership {
  if (row === null) return { status: 'none', shareBasisPoints: partnerShareBasisPoints, application: null };
  const { status, company, website, message, createdAt, decidedAt } = row;
  return {
    status,
    shareBasisPoints: partnerShareBasisPoints,
    application: { company, website, message, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null },
  };
}
