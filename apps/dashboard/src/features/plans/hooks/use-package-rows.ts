import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { packageCostCents, type PackageChange } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { MoneySummaryRow } from '../../../shared/money-summary/money-summary.tsx';
import { connectionsOf } from '../data/billing-of.ts';
import { usePackageWords } from './use-package-words.ts';

export interface PackageRowsParameters {
  project: Project;
  count: number;
  change: PackageChange;
}

/** The rows of a purchase's summary: price, charge, balance before and after, connections, when it takes effect and what comes then. */
export function usePackageRows(): (parameters: PackageRowsParameters) => readonly MoneySummaryRow[] {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const words = usePackageWords();
  const row = (id: 'price' | 'before' | 'charged' | 'after' | 'connections' | 'effective' | 'renews', value: string): MoneySummaryRow => ({
    id,
    label: t(`billing.summary.${id}`),
    value,
  });
  const dateOf = (date: Date): string => format.date(date.toISOString());

  return ({ project, count, change }) => {
    const start = [
      row('price', `${words.times(count)} = ${format.money(packageCostCents(count))}`),
      row('before', format.money(project.balance)),
    ];
    if (change.kind === 'refused') return start;
    const isIncrease = change.kind === 'increase';
    const when = isIncrease || change.effectiveAt === null ? t('billing.atOnce') : dateOf(change.effectiveAt);
    const connections = [project.geyserUsageCommitmentMultiplier, count].map((packages) => connectionsOf(project, packages));
    return [
      ...start,
      { ...row('charged', format.money(isIncrease ? change.costCents : 0)), kind: 'charge' },
      { ...row('after', format.money(change.balanceAfterCents)), kind: 'total' },
      ...(connections.includes(null)
        ? []
        : [row('connections', [...new Set(connections)].map((max) => format.number(max ?? 0)).join(' → '))]),
      row('effective', when),
      ...(isIncrease ? [row('renews', dateOf(change.renewsAt))] : []),
    ];
  };
}
