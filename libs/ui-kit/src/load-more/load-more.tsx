import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** There are further rows. Without them only `status` is shown. */
  hasMore: boolean;
  onLoadMore: () => void;
  label: string;
  /** How much is shown: "40 of 112", spoken when it changes. */
  status?: string | undefined;
  /** @default false */
  loading?: boolean;
}

/** The end of a list that continues. */
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
