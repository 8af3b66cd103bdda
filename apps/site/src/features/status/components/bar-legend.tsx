import { useTranslation } from '@onepoint/i18n';
import styles from './bar-legend.module.css';

const kinds = ['good', 'some', 'most', 'none'] as const;

/** What the bars say. */
export function BarLegend() {
  const { t } = useTranslation('page');
  return (
    <ul className={styles.legend} aria-label={t('status.legend.label')}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.entry}>
          <span className={styles[kind]} aria-hidden />
          {t(`status.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
