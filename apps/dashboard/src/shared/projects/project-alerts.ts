import type { OpenAlert, Project } from '@onepoint/api-contract';
import { isPlanId, isSpendLimited } from '@onepoint/plans-domain';

/** Whether a banner is shown above the project's screens. Only then is its code loaded. */
export function needsBanner(project: Project): boolean {
  const { usageCommitment, balance, spendLimit } = project;
  return spendLimit.isReached || (isPlanId(usageCommitment) && isSpendLimited(usageCommitment, balance)) || shownAlerts(project).length > 0;
}

/** Unacknowledged alerts, without spend alerts once the spend limit is reached, which has its own banner. */
export function shownAlerts({ alerts, spendLimit }: Pick<Project, 'alerts' | 'spendLimit'>): OpenAlert[] {
  return alerts.open.filter(({ kind, isAcknowledged }) => !isAcknowledged && !(kind === 'spend' && spendLimit.isReached));
}
