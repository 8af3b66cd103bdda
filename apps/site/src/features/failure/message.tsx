import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  /** Status code, shown large. */
  code?: string;
  title: string;
  text: string;
  /** Collapsed until the reader opens them. */
  details?: string;
  /** Actions. */
  children: ReactNode;
}

export function Message({ code, title, text, details, children }: MessageProps) {
  const { t } = useTranslation('page');
  return (
    <section className={styles.message}>
      {code === undefined ? null : (
        <p className={styles.code} aria-hidden>
          {code}
        </p>
      )}
      <h1>{title}</h1>
      <p className="text-lead">{text}</p>
      <div className={styles.actions}>{children}</div>
      {details === undefined ? null : (
        <details className={styles.details}>
          <summary className={styles.summary}>{t('error.details')}</summary>
          <pre className={styles.text}>{details}</pre>
        </details>
      )}
    </section>
  );
}

interface ErrorPageProps {
  error: unknown;
  /** Clears the error, so that links work again. */
  onDismiss: (() => void) | undefined;
}

/** Replaces a page that failed to render. */
export function ErrorPage({ error, onDismiss }: ErrorPageProps) {
  const { t } = useTranslation(['page', 'common']);
  return (
    <Message title={t('error.title')} text={t('error.text')} details={error instanceof Error ? error.message : t('error.unknown')}>
      <div className={styles.errorPageActions}>
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
