import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import styles from './message.module.css';

export interface MessageProps {
  /** Number of the trouble, shown large. */
  code?: string;
  title: string;
  text: string;
  /** What went wrong, for those who report it: opened on demand. */
  details?: string;
  /** What to do next. */
  children: ReactNode;
}

/** A page that says one thing: not found, or failed. */
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
