import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toUsage } from '../to-usage.ts';
import { wholeDays } from '../whole-days.ts';

export const getUsage = defineRoute(contract.getUsage, async ({ params: { projectId }, query }, { projects, usage }) => {
  if ((await projects.find(projectId)) === null) throw new ApiError('PROJECT_NOT_FOUND');
  const period = wholeDays(query);
  const [rows, charges] = await Promise.all([usage.breakdown(projectId, period), usage.getFixedCharges(projectId, period)]);
  const keyIds = rows.flatMap(({ apiKeyId }) => apiKeyId ?? []);
  return toUsage(rows, charges, period, await usage.findKeyNames(projectId, keyIds));
});
