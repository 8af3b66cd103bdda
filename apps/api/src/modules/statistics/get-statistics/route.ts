import { contract, may } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { readStatistics } from '../read-statistics.ts';

export const getStatistics = defineRoute(contract.getStatistics, async ({ query, userId }, { projects, statistics }) => {
  const mine = await projects.listOfUser(userId);
  const readable = mine.filter(({ role }) => may(role, 'statistics:read')).map(({ project }) => project);
  return readStatistics(statistics, query, readable);
});
