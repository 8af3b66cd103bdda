import type { Project } from '@onepoint/api-contract';
import { isPlanId, isSpendLimited } from '@onepoint/plans-domain';
import { shownAlerts } from './shown-alerts.ts';

/** Whether something about the project is said above its screens: only then is what says it fetched. */
export function needsBanner(project: Project): boolean {
  const { usageCommitment, balance, spendLimit } = project;
  return spendLimit.isReached || (isPlanId(usageCommitment) && isSpendLimited(usageCommitment, balance)) || shownAlerts(project).length > 0;
}
