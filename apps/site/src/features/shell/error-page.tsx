import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import styles from './error-page.module.css';
import { Message } from './message.tsx';

export interface ErrorPageProps {
  error: unknown;
  /** Lets go of the error, so that links lead somewhere again. Left out where nothing is held. */
  onDismiss: (() => void) | undefined;
}

/** Stands in for a page that failed to render. */
export function ErrorPage({ error, onDismiss }: ErrorPageProps) {
  const { t } = useTranslation(['page', 'common']);
  return (
    <Message title={t('error.title')} text={t('error.text')} details={error instanceof Error ? error.message : t('error.unknown')}>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" onClick={() => location.reload()}>
          {t('common:actions.reload')}
        </Button>
        {onDismiss === undefined ? null : (
          <Button size="lg" onClick={onDismiss}>
            {t('common:actions.dismiss')}
          </Button>
        )}
      </div>
    </Message>
  );
}
