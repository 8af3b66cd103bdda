import { useTranslation } from '@onepoint/i18n';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import styles from './slow-loads.module.css';

/** After this long without an answer a page says in words that it is still waiting. */
export const slowAfterMs = 10_000;

/** Whether a query loads what was never there yet. */
export const isFirstLoad = ({ state: { status, fetchStatus } }: Query): boolean => status === 'pending' && fetchStatus === 'fetching';

/**
 * Whether something has been waited for so long that the page should say so.
 *
 * @param waitingFor names what is waited for; null while nothing is. Another name starts the time anew
 * @param afterMs Default 10,000
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

// Every page carries the words, and fetches the rest when it is due.
const SlowLoadsNotice = onDemand(async () => (await import('./slow-loads-notice.tsx')).default, { isOptional: true });

export interface SlowLoadsProps {
  /** @default 10,000 */
  afterMs?: number;
}

/** Says that data on this screen which were never there yet take long to come. Canceled, they show as failed in their own places. */
export function SlowLoads({ afterMs }: SlowLoadsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.loads}>
      {useHasSlowLoads(afterMs) ? (
        <Suspense fallback={<p role="status">{t('slow.title')}</p>}>
          <SlowLoadsNotice />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether any query on screen has been loading for the first time for so long. Each has its own time. */
function useHasSlowLoads(afterMs = slowAfterMs): boolean {
  const cache = useQueryClient().getQueryCache();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timers = new Map<Query, ReturnType<typeof setTimeout>>();
    const slow = new Set<Query>();
    const look = (): void => {
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
        // Not on each look: the cache also speaks while components are drawn.
        if (slow.delete(query) && slow.size === 0) setIsSlow(false);
      }
    };
    look();
    const unsubscribe = cache.subscribe(look);
    return () => {
      unsubscribe();
      timers.forEach((timer) => clearTimeout(timer));
      setIsSlow(false);
    };
  }, [cache, afterMs]);
  return isSlow;
}
