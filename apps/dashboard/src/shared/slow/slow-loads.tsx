import { useTranslation } from '@onepoint/i18n';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SlowNotice } from './slow-notice.tsx';
import styles from './slow-notice.module.css';
import { slowAfterMs } from './use-is-slow.ts';

export interface SlowLoadsProps {
  /** @default 10,000 */
  afterMs?: number;
}

const isFirstLoad = ({ state: { status, fetchStatus } }: Query): boolean => status === 'pending' && fetchStatus === 'fetching';

/** Says that data on this screen which were never there yet take long to come. Canceled, they show as failed in their own places. */
export function SlowLoads({ afterMs }: SlowLoadsProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const isSlow = useHasSlowLoads(client, afterMs);
  const cancel = (): void => void client.cancelQueries({ type: 'active', predicate: isFirstLoad }, { revert: false });
  const retry = async (): Promise<void> => {
    const slow = new Set(client.getQueryCache().findAll({ type: 'active', predicate: isFirstLoad }));
    const predicate = (query: Query): boolean => slow.has(query);
    await client.cancelQueries({ predicate });
    await client.refetchQueries({ predicate });
  };
  return (
    <div className={styles.loads}>
      {isSlow ? (
        <SlowNotice title={t('slow.title')} onCancel={cancel} onRetry={() => void retry()}>
          {t('slow.text')}
        </SlowNotice>
      ) : null}
    </div>
  );
}

/** Whether any query on screen has been loading for the first time for so long. Each has its own time. */
function useHasSlowLoads(client: QueryClient, afterMs = slowAfterMs): boolean {
  const [slow, setSlow] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const cache = client.getQueryCache();
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const look = (): void => {
      const loading = new Set(cache.findAll({ type: 'active', predicate: isFirstLoad }).map(({ queryHash }) => queryHash));
      for (const hash of loading) {
        if (!timers.has(hash))
          timers.set(
            hash,
            setTimeout(() => setSlow((before) => new Set(before).add(hash)), afterMs),
          );
      }
      for (const [hash, timer] of timers) {
        if (loading.has(hash)) continue;
        clearTimeout(timer);
        timers.delete(hash);
        setSlow((before) => (before.has(hash) ? new Set([...before].filter((other) => other !== hash)) : before));
      }
    };
    look();
    const unsubscribe = cache.subscribe(look);
    return () => {
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [client, afterMs]);
  return slow.size > 0;
}
