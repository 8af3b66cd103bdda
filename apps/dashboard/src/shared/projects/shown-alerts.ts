import type { OpenAlert, Project } from '@onepoint/api-contract';

/** Alerts that nobody has acknowledged. One about the spend is left out once the limit is reached: that says more. */
export function shownAlerts({ alerts, spendLimit }: Pick<Project, 'alerts' | 'spendLimit'>): OpenAlert[] {
  return alerts.open.filter(({ kind, isAcknowledged }) => !isAcknowledged && !(kind === 'spend' && spendLimit.isReached));
}
