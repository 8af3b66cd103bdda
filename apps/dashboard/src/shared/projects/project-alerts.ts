import type { Project, OpenAlert } from '@onepoint/api-contract';
import { isPlanId, isSpendLimited } from '@onepoint/plans-domain';

/** Whether something about the project is said above its screens: only then is what says it fetched. */
export function needsBanner(project: Project): boolean {
  const { usageCommitment, balance, spendLimit } = project;
  return spendLimit.isReached || (isPlanId(usageCommitment) && isSpendLimited(usageCommitment, balance)) || shownAlerts(project).length > 0;
}

/** Alerts that nobody has acknowledged. One about the spend is left out once the limit is reached: that says more. */
export function shownAlerts({ alerts, spendLimit }: Pick<Project, 'alerts' | 'spendLimit'>): OpenAlert[] {
  return alerts.open.filter(({ kind, isAcknowledged }) => !isAcknowledged && !(kind === 'spend' && spendLimit.isReached));
}
