import { contract } from '@onepoint/api-contract';
import { paceDaysMax } from '@onepoint/plans-domain';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toUsageSummary } from '../to-usage-summary.ts';
import { dayMs, startOfDay } from '../whole-days.ts';

export const getUsageSummary = defineRoute(contract.getUsageSummary, async ({ params: { projectId } }, { projects, usage, now }) => {
  const instant = now();
  const today = startOfDay(instant).getTime();
  const month = Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth());
  const from = new Date(Math.min(month, today - paceDaysMax * dayMs));
  const [project, days, busiest, openConnections] = await Promise.all([
    projects.find(projectId),
    usage.listDays(projectId, { from, to: new Date(today + dayMs) }),
    usage.getBusiestMinute(projectId, instant),
    usage.countOpenConnections(projectId, instant),
  ]);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  return toUsageSummary({ project, days, busiest, openConnections, now: instant });
});
