import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toReferralReward } from '../to-referral-reward.ts';

export const listReferralRewards = defineRoute(contract.listReferralRewards, async ({ params, query }, { referrals }) => {
  const rows = await referrals.listRewards({ projectId: params.projectId, ...query });
  return { data: rows.slice(0, query.limit).map(toReferralReward), hasMore: rows.length > query.limit };
});
