import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import styles from './limit-line.module.css';

export interface AlertLineProps {
  label: string;
  /** Its threshold: "Below $20.00". */
  value: string;
  hint: string;
  /** The threshold is crossed. @default false */
  isRaised?: boolean;
}

/** A threshold that somebody set, or did not. */
export function AlertLine({ label, value, hint, isRaised = false }: AlertLineProps) {
  const { t } = useTranslation('dashboard');
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      <span className={styles.hint}>
        {hint}
        {isRaised ? (
          <>
            {' '}
            <Badge tone="caution">{t('usage.budget.raised')}</Badge>
          </>
        ) : null}
      </span>
    </li>
  );
}
