import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { readStatistics } from '../read-statistics.ts';

export const getProviderStatistics = defineRoute(
  contract.getProviderStatistics,
  async ({ params: { projectId, providerId }, query }, { providers, statistics }) => {
    if ((await providers.find(projectId, providerId)) === null) throw new ApiError('PROVIDER_NOT_FOUND');
    return readStatistics(statistics, query, { providerIds: [providerId] });
  },
);
