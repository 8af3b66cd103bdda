import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** Name of the screen. Undefined while it is not known yet which screen that is. */
  title: ReactNode;
  /** The answer to the screen's question, in words and a number. Undefined while it is not known yet, null where the screen says beneath why not. */
  headline: ReactNode;
  /** The one thing to do here. */
  actions?: ReactNode;
  /** Whether there will be actions once the headline is known. Where they take a row of their own, it is kept free for them. @default false */
  expectsActions?: boolean;
}

/** First lines of every screen: what it is called, and what it answers. */
export function PageHeader({ title, headline, actions, expectsActions = false }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {title === undefined ? (
          <div className={styles.title}>
            <Skeleton />
          </div>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        {headline === null ? null : (
          <p className={styles.headline} aria-busy={headline === undefined || undefined}>
            {headline ?? <Skeleton className={styles.skeleton} />}
          </p>
        )}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {expectsActions && !actions && headline === undefined ? <div className={styles.kept} /> : null}
    </header>
  );
}
