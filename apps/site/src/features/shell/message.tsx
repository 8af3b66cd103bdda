import type { ReactNode } from 'react';
import styles from './message.module.css';

export interface MessageProps {
  /** Number of the trouble, shown large. */
  code?: string;
  title: string;
  text: string;
  /** What went wrong, for those who report it. */
  details?: string;
  /** What to do next. */
  children: ReactNode;
}

/** A page that says one thing: not found, or failed. */
export function Message({ code, title, text, details, children }: MessageProps) {
  return (
    <section className={styles.message}>
      {code === undefined ? null : (
        <p className={styles.code} aria-hidden>
          {code}
        </p>
      )}
      <h1>{title}</h1>
      <p className="text-lead">{text}</p>
      {details === undefined ? null : <pre className={styles.details}>{details}</pre>}
      <div>{children}</div>
    </section>
  );
}
