import { contract, may } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { readStatistics } from '../read-statistics.ts';

export const getStatistics = defineRoute(contract.getStatistics, async ({ query, userId }, { projects, statistics }) => {
  const mine = await projects.listOfUser(userId);
  const readable = mine.filter(({ role }) => may(role, 'statistics:read'));
  return readStatistics(statistics, query, {
    projectIds: readable.map(({ project }) => project.id),
    providerIds: query.providerId === undefined ? undefined : [query.providerId],
    apiKeyId: query.apiKeyId,
  });
});
