import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useRef } from 'react';
import { useLeaveFocus } from '../../shared/focus.ts';
import styles from './failure-notice.module.css';

interface FailureNoticeProps {
  error: unknown;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Says on the current page that the next one did not load. Stays until dismissed. */
export function FailureNotice({ error, onRetry, onDismiss }: FailureNoticeProps) {
  const { t } = useTranslation(['page', 'common']);
  const ref = useRef<HTMLDivElement>(null);
  useLeaveFocus(ref);
  return (
    <div ref={ref} role="alert" className={styles.notice}>
      <div className={styles.text}>
        <p className={styles.title}>{t('error.notLoaded.title')}</p>
        <p className="text-muted">{t('error.notLoaded.text')}</p>
        <details className={styles.details}>
          <summary>{t('error.details')}</summary>
          <p>{error instanceof Error ? error.message : t('error.unknown')}</p>
        </details>
      </div>
      <div className={styles.actions}>
        <Button size="sm" variant="primary" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
        <Button size="sm" onClick={onDismiss}>
          {t('common:actions.dismiss')}
        </Button>
      </div>
    </div>
  );
}
