import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** Whether there are more rows. Otherwise only `status` is shown. */
  hasMore: boolean;
  onLoadMore: () => void;
  label: string;
  /** Number of rows shown: "40 of 112". Announced when it changes. */
  status?: string | undefined;
  /** @default false */
  loading?: boolean;
}

/** Loads the next rows at the end of a list. */
export function LoadMore({ hasMore, onLoadMore, label, status, loading = false }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <span className={styles.status} role="status">
        {status}
      </span>
      {hasMore ? (
        <Button size="sm" onClick={onLoadMore} loading={loading}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
