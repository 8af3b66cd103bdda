import { contract } from '@onepoint/api-contract';
import { toBillingState } from '@onepoint/database';
import { paceDaysMax } from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { toUsageSummary } from './usage-summary.ts';
import { toUsage, wholeDays, dayMs, startOfDay } from './usage.mapping.ts';

export const getUsage = defineRoute(contract.getUsage, async ({ params: { projectId }, query }, { projects, usage }) => {
  if ((await projects.find(projectId)) === null) throw new ApiError('PROJECT_NOT_FOUND');
  const period = wholeDays(query);
  const [rows, charges] = await Promise.all([usage.breakdown(projectId, period), usage.listCharges(projectId, period)]);
  const keyIds = rows.flatMap(({ apiKeyId }) => apiKeyId ?? []);
  return toUsage(rows, charges, period, await usage.findKeyNames(projectId, keyIds));
});

export const getUsageSummary = defineRoute(
  contract.getUsageSummary,
  async ({ params: { projectId } }, { projects, usage, depositTerms, now }) => {
    const instant = now();
    const today = startOfDay(instant).getTime();
    const month = Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth());
    const to = new Date(today + dayMs);
    const [project, days, charges, busiest, openConnections] = await Promise.all([
      projects.find(projectId),
      usage.listDays(projectId, { from: new Date(Math.min(month, today - paceDaysMax * dayMs)), to }),
      usage.listCharges(projectId, { from: new Date(month), to }),
      usage.getBusiestMinute(projectId, instant),
      usage.countOpenConnections(projectId, instant),
    ]);
    if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
    const money = { billing: toBillingState(project), terms: depositTerms.cryptoCloud };
    return toUsageSummary({ project, ...money, days, charges, busiest, openConnections, now: instant });
  },
);

export const usageRoutes = [getUsage, getUsageSummary];
