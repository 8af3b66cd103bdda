import { contract, may, type Statistics, type StatisticsQuery } from '@onepoint/api-contract';
import { findServiceChain, serviceChains } from '@onepoint/chains';
import { ApiError } from '../../errors/api-error.ts';
import { validationFailed } from '../../errors/to-api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { chooseBuckets } from './choose-buckets.ts';
import { toStatistics } from './statistics.mapping.ts';
import type { StatisticsScope, StatisticsRepository } from './statistics.repository.ts';

export const getStatistics = defineRoute(contract.getStatistics, async ({ query, userId }, { projects, statistics }) => {
  const mine = await projects.listOfUser(userId);
  const readable = mine.filter(({ role }) => may(role, 'statistics:read'));
  return readStatistics(statistics, query, {
    projectIds: readable.map(({ project }) => project.id),
    providerIds: query.providerId === undefined ? undefined : [query.providerId],
    apiKeyId: query.apiKeyId,
  });
});

export const getProjectStatistics = defineRoute(contract.getProjectStatistics, async ({ params, query }, { projects, statistics }) => {
  const project = await projects.find(params.projectId);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  return readStatistics(statistics, query, {
    projectIds: [project.id],
    providerIds: query.providerId === undefined ? undefined : [query.providerId],
    apiKeyId: query.apiKeyId,
  });
});

export const getApiKeyStatistics = defineRoute(
  contract.getApiKeyStatistics,
  async ({ params, query }, { apiKeys, projects, statistics }) => {
    const { projectId, apiKeyId } = params;
    const [project, exists] = await Promise.all([projects.find(projectId), apiKeys.exists(projectId, apiKeyId)]);
    if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
    if (!exists) throw new ApiError('API_KEY_NOT_FOUND');
    const providerIds = query.providerId === undefined ? undefined : [query.providerId];
    return readStatistics(statistics, query, { projectIds: [projectId], providerIds, apiKeyId });
  },
);

export const getProvidersStatistics = defineRoute(contract.getProvidersStatistics, async ({ params, query }, { providers, statistics }) => {
  if (!(await providers.isProvider(params.projectId))) throw new ApiError('PROVIDER_NOT_FOUND');
  const own = await statistics.listProviderIds(params.projectId);
  const { providerId } = query;
  return readStatistics(statistics, query, { providerIds: providerId === undefined ? own : own.filter((id) => id === providerId) });
});

export const getProviderStatistics = defineRoute(
  contract.getProviderStatistics,
  async ({ params: { projectId, providerId }, query }, { providers, statistics }) => {
    if ((await providers.find(projectId, providerId)) === null) throw new ApiError('PROVIDER_NOT_FOUND');
    return readStatistics(statistics, query, { providerIds: [providerId] });
  },
);

export const statisticsRoutes = [getStatistics, getProjectStatistics, getApiKeyStatistics, getProvidersStatistics, getProviderStatistics];

/**
 * @param scope what the path allows
 * @throws {ApiError} VALIDATION_FAILED for a chain that is not in the registry
 */
async function readStatistics(
  statistics: StatisticsRepository,
  { from, to, granularityInSecs, chain, method }: StatisticsQuery,
  scope: Pick<StatisticsScope, 'projectIds' | 'providerIds' | 'apiKeyId'>,
): Promise<Statistics> {
  if (chain !== undefined && findServiceChain(chain) === undefined) {
    const message = `Must be one of ${serviceChains.map(({ slug }) => slug).join(', ')}`;
    throw validationFailed([{ in: 'querystring', path: ['chain'], rule: 'unknown_chain', message }]);
  }
  const buckets = chooseBuckets(new Date(from), new Date(to), granularityInSecs, await statistics.readKept());
  return toStatistics(await statistics.sum({ ...scope, chain, method }, buckets), buckets);
}
