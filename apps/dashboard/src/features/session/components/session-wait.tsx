import { useTranslation } from '@onepoint/i18n';
import { Spinner } from '@onepoint/ui-kit/spinner';
import styles from './session-wait.module.css';

/** Fills the window while nothing is known about the session yet. */
export function SessionWait() {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.wait}>
      <Spinner size="lg" label={t('session.checking')} />
    </div>
  );
}
