import { useTranslation } from '@onepoint/i18n';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MoneySummary } from '../../../shared/money-summary/money-summary.tsx';
import { usePackageRefusalText } from '../hooks/use-package-refusal-text.ts';
import { usePackageRows, type PackageRowsParameters } from '../hooks/use-package-rows.ts';
import { usePackageWords } from '../hooks/use-package-words.ts';
import { Shortfall } from './shortfall.tsx';
import styles from './package-consequence.module.css';

export interface PackageConsequenceProps extends PackageRowsParameters {
  role: string;
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** What choosing a number of packages will do, before it is done; where it cannot be chosen, why. */
export function PackageConsequence({ packages, count, change, role, onTopUp }: PackageConsequenceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const words = usePackageWords();
  const rowsOf = usePackageRows();
  const refusalText = usePackageRefusalText();
  const { packageCount, balanceCents } = packages;
  return (
    <div className={styles.consequence}>
      <MoneySummary label={t('packagePurchase.summaryLabel')} rows={rowsOf({ packages, count, change })}>
        {change.kind === 'increase' && packageCount > 0 ? t('packagePurchase.wholeMonth', { packages: words.packages(count) }) : null}
        {change.kind === 'turn-off' && change.effectiveAt !== null
          ? t('packagePurchase.turnOffText', {
              packages: words.packages(packageCount),
              date: format.date(change.effectiveAt.toISOString()),
            })
          : null}
      </MoneySummary>
      <div role="status" className={styles.status}>
        {change.kind === 'refused' ? <FormMessage tone="caution">{refusalText(change.reason, count)}</FormMessage> : null}
      </div>
      {change.kind === 'refused' && change.shortfallCents > 0 ? (
        <Shortfall balanceCents={balanceCents} missingCents={change.shortfallCents} role={role} onTopUp={onTopUp} />
      ) : null}
    </div>
  );
}
