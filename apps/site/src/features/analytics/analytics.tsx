import { useAppState } from '@onepoint/app-state';
import { localePath } from '@onepoint/navigation';
import { countedHost } from '@onepoint/site-config';
import { useEffect } from 'react';
import { usePage } from '../../shared/page-context.ts';
import { whenIdle } from '../../shared/defer-work.ts';

/** Counts the page on screen if the reader has consented and this is the production host. Renders nothing and stores nothing. */
export function Analytics() {
  const { urlLogical, locale } = usePage();
  const isAccepted = useAppState('cookieConsent') === 'all';
  useEffect(() => {
    if (!isAccepted || location.host !== countedHost) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const href = location.origin + localePath(urlLogical, locale) + location.search;
    const count = async (): Promise<void> => {
      const { countPage } = await import('./count-page.ts');
      if (!signal.aborted) await countPage({ href, language: locale, signal });
    };
    // If a newer build has replaced the file, the page is not counted.
    const cancel = whenIdle(() => void count().catch(() => undefined));
    return () => {
      cancel();
      controller.abort();
    };
  }, [isAccepted, urlLogical, locale]);
  return null;
}
