import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import type { ReactNode } from 'react';
import styles from './slow-notice.module.css';

export interface SlowNoticeProps {
  title: string;
  /** What is waited for. */
  children: ReactNode;
  /** Asks once more. */
  onRetry: () => void;
  /** Gives up waiting; whatever waits says so in its own place. @default no such button */
  onCancel?: (() => void) | undefined;
  /** A further way out. */
  action?: ReactNode;
}

/** Says in words that something takes long, with ways to stop waiting. Announced politely: nothing has failed yet. */
export function SlowNotice({ title, children, onRetry, onCancel, action }: SlowNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      live
      title={title}
      action={
        <div className={styles.actions}>
          {onCancel ? <Button onClick={onCancel}>{t('actions.cancel')}</Button> : null}
          <Button onClick={onRetry}>{t('actions.retry')}</Button>
          {action}
        </div>
      }
    >
      <p>{children}</p>
    </Alert>
  );
}
