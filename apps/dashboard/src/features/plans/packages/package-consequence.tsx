import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId, packageConnections, packageCostCents, type PackageChange, type PackageChangeRefusal } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { usePackageTerms, usePlanLimits } from '../../../shared/catalogue.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MoneySummary, type MoneySummaryRow } from '../../../shared/money-summary/money-summary.tsx';
import { Shortfall } from '../billing-frame.tsx';
import { usePackageTexts } from '../plan-texts.ts';
import styles from './package-consequence.module.css';

interface PackageRowsParameters {
  project: Project;
  count: number;
  change: PackageChange;
}

interface PackageConsequenceProps extends PackageRowsParameters {
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** Preview of a package change: price, charge, balance, connections, and dates, or why this number isn't available. */
export function PackageConsequence({ project, count, change, onTopUp }: PackageConsequenceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const texts = usePackageTexts();
  const rows = usePackageRows({ project, count, change });
  const rejectionText = useRejectionText();
  const { balance, role, geyserUsageCommitmentMultiplier: packageCount, geyserUsageCommitmentEnd: paidUntil } = project;
  return (
    <div className={styles.consequence}>
      <MoneySummary label={t('packagePurchase.summaryLabel')} rows={rows}>
        {change.kind === 'turn-off' && change.effectiveAt !== null
          ? t('packagePurchase.turnOffText', {
              packages: texts.packages(packageCount),
              date: format.date(change.effectiveAt.toISOString()),
            })
          : null}
      </MoneySummary>
      <div role="status" className={styles.status}>
        {change.kind === 'refused' ? <FormMessage tone="caution">{rejectionText(change.reason, count)}</FormMessage> : null}
        {change.kind === 'increase' && packageCount > 0 && paidUntil !== null ? (
          <Alert
            tone="caution"
            title={t('packagePurchase.chargedAgain.title', { packages: texts.packages(count), price: format.money(change.costCents) })}
          >
            {t('packagePurchase.chargedAgain.text', { paid: texts.packages(packageCount), date: format.date(paidUntil) })}
          </Alert>
        ) : null}
      </div>
      {change.kind === 'refused' && change.shortfallCents > 0 ? (
        <Shortfall balanceCents={balance} missingCents={change.shortfallCents} role={role} onTopUp={onTopUp} />
      ) : null}
    </div>
  );
}

/** If the change isn't possible, only price and balance. */
function usePackageRows({ project, count, change }: PackageRowsParameters): readonly MoneySummaryRow[] {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const texts = usePackageTexts();
  const terms = usePackageTerms();
  const limitsOf = usePlanLimits();
  const planId = project.usageCommitment;
  const connectionsOf = (packages: number): number | null =>
    isPlanId(planId) && planId !== 'L' ? limitsOf(planId).connectionsMax + packageConnections(packages, terms.connections) : null;
  const row = (id: 'price' | 'before' | 'charged' | 'after' | 'connections' | 'effective' | 'renews', value: string): MoneySummaryRow => ({
    id,
    label: t(`billing.summary.${id}`),
    value,
  });
  const dateOf = (date: Date): string => format.date(date.toISOString());
  const start = [
    row('price', `${texts.times(count)} = ${format.money(packageCostCents(count, terms.priceCents))}`),
    row('before', format.money(project.balance)),
  ];
  if (change.kind === 'refused') return start;
  const isIncrease = change.kind === 'increase';
  const when = isIncrease || change.effectiveAt === null ? t('billing.atOnce') : dateOf(change.effectiveAt);
  const connections = [project.geyserUsageCommitmentMultiplier, count].map(connectionsOf);
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
}

function useRejectionText(): (reason: PackageChangeRefusal, count: number) => string {
  const { t } = useTranslation('modals');
  const texts = usePackageTexts();
  return (reason, count) => {
    if (reason === 'COUNT_IS_CURRENT_AND_NEXT' && count === 0) return t('packagePurchase.refused.NONE');
    if (reason === 'COUNT_IS_NEXT' && count === 0) return t('packagePurchase.refused.COUNT_IS_NEXT_OFF');
    return t(`packagePurchase.refused.${reason}`, { packages: texts.packages(count) });
  };
}
