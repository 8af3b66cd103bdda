import { useTranslation } from '@onepoint/i18n';
import type { StatusMeasurements } from '../../../shared/status-content.ts';
import styles from './method.module.css';

/** What is asked, from where, and what the numbers do not say. */
export function Method({ measured }: { measured: StatusMeasurements }) {
  const { t } = useTranslation('page');
  const kinds = new Set(measured.parts.map(({ kind }) => kind));
  return (
    <section aria-labelledby="method" className={styles.method}>
      <h2 id="method" className={styles.heading}>
        {t('status.how.title')}
      </h2>
      <ul className={styles.points}>
        {(['chain', 'api', 'signIn'] as const).map((kind) => (kinds.has(kind) ? <li key={kind}>{t(`status.how.${kind}`)}</li> : null))}
        <li>{t('status.how.where')}</li>
        <li>{t('status.how.gaps')}</li>
        <li>{t(measured.isKept ? 'status.how.kept' : 'status.how.notKept')}</li>
      </ul>
    </section>
  );
}
