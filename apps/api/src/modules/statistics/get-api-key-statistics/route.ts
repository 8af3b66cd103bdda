import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { readStatistics } from '../read-statistics.ts';

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
