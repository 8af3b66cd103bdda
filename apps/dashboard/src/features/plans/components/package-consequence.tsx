import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MoneySummary } from '../../../shared/money-summary/money-summary.tsx';
import { usePackageRefusalText } from '../hooks/use-package-refusal-text.ts';
import { usePackageRows, type PackageRowsParameters } from '../hooks/use-package-rows.ts';
import { usePackageWords } from '../hooks/use-package-words.ts';
import { Shortfall } from './shortfall.tsx';
import styles from './package-consequence.module.css';

export interface PackageConsequenceProps extends PackageRowsParameters {
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** What choosing a number of packages will do, before it is done; where it cannot be chosen, why. */
export function PackageConsequence({ project, count, change, onTopUp }: PackageConsequenceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const words = usePackageWords();
  const rowsOf = usePackageRows();
  const refusalText = usePackageRefusalText();
  const { balance, role, geyserUsageCommitmentMultiplier: packageCount, geyserUsageCommitmentEnd: paidUntil } = project;
  return (
    <div className={styles.consequence}>
      <MoneySummary label={t('packagePurchase.summaryLabel')} rows={rowsOf({ project, count, change })}>
        {change.kind === 'turn-off' && change.effectiveAt !== null
          ? t('packagePurchase.turnOffText', {
              packages: words.packages(packageCount),
              date: format.date(change.effectiveAt.toISOString()),
            })
          : null}
      </MoneySummary>
      <div role="status" className={styles.status}>
        {change.kind === 'refused' ? <FormMessage tone="caution">{refusalText(change.reason, count)}</FormMessage> : null}
        {change.kind === 'increase' && packageCount > 0 && paidUntil !== null ? (
          <Alert
            tone="caution"
            title={t('packagePurchase.chargedAgain.title', { packages: words.packages(count), price: format.money(change.costCents) })}
          >
            {t('packagePurchase.chargedAgain.text', { paid: words.packages(packageCount), date: format.date(paidUntil) })}
          </Alert>
        ) : null}
      </div>
      {change.kind === 'refused' && change.shortfallCents > 0 ? (
        <Shortfall balanceCents={balance} missingCents={change.shortfallCents} role={role} onTopUp={onTopUp} />
      ) : null}
    </div>
  );
}
