import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../screen-title.ts';
import styles from './page-header.module.css';
import { SampleDataBadge } from './sample-data-badge.tsx';

interface PageHeaderProps {
  /** Name of the screen. Undefined while it isn't known yet which screen it is. */
  title: ReactNode;
  /** The screen's main figure in words. Undefined while loading, null if loading failed. */
  headline: ReactNode;
  /** The screen's main action. */
  actions?: ReactNode;
  /** Whether actions will appear with the headline. Reserves a row for them where they need one. @default false */
  expectsActions?: boolean;
}

/** Title and headline at the top of a screen. A title that is a string is the document's title, too. */
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
