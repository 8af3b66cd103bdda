import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToneIcon } from '../alert/tone-icon.tsx';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** @default false */
  retrying?: boolean;
  /** Further actions, such as a link to the status page. */
  action?: ReactNode;
  /** Technical details for a report, collapsed. */
  details?: string | undefined;
  detailsLabel?: string | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
  className?: string | undefined;
}

// A scrolling box needs a tab stop for keyboard scrolling.
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

/** Error state of a part of the page, with a retry button and details. Announced immediately. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel,
  retrying = false,
  action,
  details,
  detailsLabel,
  headingLevel = 2,
  className,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.error, className)} role="alert">
      <ToneIcon tone="negative" size={22} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry || action ? (
        <div className={styles.action}>
          {onRetry ? (
            <Button onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
      {details ? (
        <details className={styles.details}>
          <summary>
            <ChevronRight size={14} strokeWidth={1.5} aria-hidden />
            {detailsLabel}
          </summary>
          <pre {...scrollRegion} aria-label={detailsLabel}>
            {details}
          </pre>
        </details>
      ) : null}
    </div>
  );
}
