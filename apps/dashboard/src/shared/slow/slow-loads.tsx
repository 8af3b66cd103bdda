import { useTranslation } from '@onepoint/i18n';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import styles from './slow-loads.module.css';

/** How long to wait for a response before showing that the page is still waiting. */
const slowAfterMs = 10_000;

// Every page includes this module, so it loads the notice only when needed.
const SlowNotice = onDemand(async () => (await import('./slow-notice.tsx')).SlowNotice, { isOptional: true });

interface SlowLoadsProps {
  /** @default 10,000 */
  afterMs?: number;
}

/** Notice that the screen's first load takes long, with buttons to cancel or retry. Canceled queries show their own errors. */
export function SlowLoads({ afterMs }: SlowLoadsProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const cancel = (): void => void client.cancelQueries({ type: 'active', predicate: isFirstLoad }, { revert: false });
  const retry = async (): Promise<void> => {
    const slow = new Set(client.getQueryCache().findAll({ type: 'active', predicate: isFirstLoad }));
    const predicate = (query: Query): boolean => slow.has(query);
    await client.cancelQueries({ predicate });
    await client.refetchQueries({ predicate });
  };
  return (
    <div className={styles.loads}>
      {useHasSlowLoads(afterMs) ? (
        <Suspense fallback={<p role="status">{t('slow.title')}</p>}>
          <SlowNotice title={t('slow.title')} onCancel={cancel} onRetry={() => void retry()}>
            {t('slow.text')}
          </SlowNotice>
        </Suspense>
      ) : null}
    </div>
  );
}

/**
 * Whether something has been pending for too long.
 *
 * @param waitingFor identifies what is pending; null if nothing is. A new value restarts the timer
 * @param afterMs default 10,000
 */
export function useIsSlow(waitingFor: string | null, afterMs = slowAfterMs): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (waitingFor === null) return undefined;
    const timer = setTimeout(() => setSlow(waitingFor), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [waitingFor, afterMs]);
  return waitingFor !== null && slow === waitingFor;
}

const isFirstLoad = ({ state: { status, fetchStatus } }: Query): boolean => status === 'pending' && fetchStatus === 'fetching';

/** Whether any active query's first load has taken longer than `afterMs`. Each query has its own timer. */
function useHasSlowLoads(afterMs = slowAfterMs): boolean {
  const cache = useQueryClient().getQueryCache();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timers = new Map<Query, ReturnType<typeof setTimeout>>();
    const slow = new Set<Query>();
    const update = (): void => {
      const loading = new Set(cache.findAll({ type: 'active', predicate: isFirstLoad }));
      for (const query of loading) {
        if (timers.has(query)) continue;
        const handleSlow = (): void => {
          slow.add(query);
          setIsSlow(true);
        };
        timers.set(query, setTimeout(handleSlow, afterMs));
      }
      for (const [query, timer] of timers) {
        if (loading.has(query)) continue;
        clearTimeout(timer);
        timers.delete(query);
        // Set the state only on a change, because the cache also emits while components render.
        if (slow.delete(query) && slow.size === 0) setIsSlow(false);
      }
    };
    update();
    const unsubscribe = cache.subscribe(update);
    return () => {
      unsubscribe();
      timers.forEach((timer) => clearTimeout(timer));
      setIsSlow(false);
    };
  }, [cache, afterMs]);
  return isSlow;
}
