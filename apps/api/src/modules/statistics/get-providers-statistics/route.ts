import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { readStatistics } from '../read-statistics.ts';

export const getProvidersStatistics = defineRoute(contract.getProvidersStatistics, async ({ params, query }, { providers, statistics }) => {
  if (!(await providers.isProvider(params.projectId))) throw new ApiError('PROVIDER_NOT_FOUND');
  const own = await statistics.listProviderIds(params.projectId);
  const { providerId } = query;
  return readStatistics(statistics, query, { providerIds: providerId === undefined ? own : own.filter((id) => id === providerId) });
});
