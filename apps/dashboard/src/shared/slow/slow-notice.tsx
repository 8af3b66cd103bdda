import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import type { ReactNode } from 'react';
import styles from './slow-notice.module.css';

interface SlowNoticeProps {
  title: string;
  children: ReactNode;
  onRetry: () => void;
  /** @default no cancel button */
  onCancel?: (() => void) | undefined;
  action?: ReactNode;
}

/** Notice that something takes long, with actions. A polite live region, because nothing has failed yet. */
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
