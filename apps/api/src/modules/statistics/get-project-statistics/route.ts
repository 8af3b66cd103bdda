import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { readStatistics } from '../read-statistics.ts';

export const getProjectStatistics = defineRoute(contract.getProjectStatistics, async ({ params, query }, { projects, statistics }) => {
  const project = await projects.find(params.projectId);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  return readStatistics(statistics, query, {
    projectIds: [project.id],
    providerIds: query.providerId === undefined ? undefined : [query.providerId],
    apiKeyId: query.apiKeyId,
  });
});
