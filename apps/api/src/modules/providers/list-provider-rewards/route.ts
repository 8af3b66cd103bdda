import { contract } from '@onepoint/api-contract';
import { formatMicrocents, providerReward } from '@onepoint/plans-domain';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export const listProviderRewards = defineRoute(contract.listProviderRewards, async ({ params }, { providers }) => {
  if (!(await providers.isProvider(params.projectId))) throw new ApiError('PROVIDER_NOT_FOUND');
  const months = await providers.servedByMonth(params.projectId);
  return {
    ratePerMillion: formatMicrocents(providerReward(1_000_000)),
    months: months.map(({ month, requests, computeUnits }) => ({
      month,
      requests: Number(requests),
      computeUnits: Number(computeUnits),
      earned: formatMicrocents(providerReward(BigInt(computeUnits))),
    })),
  };
});
