import { useTranslation } from '@onepoint/i18n';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { SessionSlow } from '../session-slow.tsx';
import styles from './session-wait.module.css';

export interface SessionWaitProps {
  /** When it says that the wait is long. @default 10,000 */
  slowAfterMs?: number;
}

/** Fills the window while nothing is known about the session yet. */
export function SessionWait({ slowAfterMs }: SessionWaitProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.wait}>
      <Spinner size="lg" label={t('session.checking')} />
      <SessionSlow afterMs={slowAfterMs} />
    </div>
  );
}
