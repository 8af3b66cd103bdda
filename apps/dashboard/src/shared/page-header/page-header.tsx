import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../screen-title.ts';
import styles from './page-header.module.css';
import { SampleDataBadge } from './sample-data-badge.tsx';

interface PageHeaderProps {
  /** Undefined until it is known which screen this is. */
  title: ReactNode;
  /** The screen's main figure in words. Undefined while loading, null if loading failed. */
  headline: ReactNode;
  actions?: ReactNode;
  /** Reserves a row for actions that appear with the headline. @default false */
  expectsActions?: boolean;
}

/** A string title also becomes the document title. */
export function PageHeader({ title, headline, actions, expectsActions = false }: PageHeaderProps) {
  useScreenTitle(typeof title === 'string' ? title : undefined);
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {title === undefined ? (
          <div className={styles.title}>
            <Skeleton />
          </div>
        ) : (
          <div className={styles.titleRow}>
            <h1 className={styles.title}>{title}</h1>
            <SampleDataBadge />
          </div>
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
