import { useAppState } from '@onepoint/app-state';
import { localePath } from '@onepoint/navigation';
import { countedHost, publicConfig } from '@onepoint/site-config';
import { useEffect } from 'react';
import { experimentsOf } from '../../shared/content/page-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { whenIdle } from '../../shared/defer-work.ts';

/** Name of a clicked element's goal (`data-goal`). */
const goalOf = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-goal]')?.dataset['goal'] : undefined;

/**
 * Counts the page on screen and the goals reached on it, with the variants of its experiments, if the reader has consented and this is the
 * production host and has an analytics service. Renders nothing and stores nothing.
 */
export function Analytics() {
  const { urlLogical, locale, content } = usePage();
  const isAccepted = useAppState('cookieConsent') === 'all';
  useEffect(() => {
    if (!isAccepted || publicConfig.analyticsUrl === '' || location.host !== countedHost) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const href = location.origin + localePath(urlLogical, locale) + location.search;
    const count = async (name?: string): Promise<void> => {
      const { countPage } = await import('./count-page.ts');
      if (!signal.aborted) await countPage({ name, href, props: { ...experimentsOf(content), language: locale }, signal });
    };
    // If a newer build has replaced the file, nothing is counted.
    const countSafely = (name?: string) => void count(name).catch(() => undefined);
    const cancel = whenIdle(() => countSafely());
    const handleClick = (event: Event): void => {
      const goal = goalOf(event);
      if (goal !== undefined) countSafely(goal);
    };
    document.addEventListener('click', handleClick, { signal });
    return () => {
      cancel();
      controller.abort();
    };
  }, [isAccepted, urlLogical, locale, content]);
  return null;
}
