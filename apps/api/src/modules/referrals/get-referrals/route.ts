import { contract } from '@onepoint/api-contract';
import { partnerShareBasisPoints, referralMonths, referralShareBasisPoints } from '@onepoint/plans-domain';
import { defineRoute } from '../../../routing/define-route.ts';

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
