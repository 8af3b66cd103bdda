import { useAppState } from '@onepoint/app-state';
import { localePath } from '@onepoint/navigation';
import { countedHost } from '@onepoint/site-config';
import { useEffect } from 'react';
import { usePage } from '../../shared/page-context-provider.tsx';
import { whenIdle } from '../../shared/when-idle.ts';

/** Counts the page on screen, where the reader has accepted it and the site is the real one. Draws nothing, and keeps nothing. */
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
    // A file that a newer build has replaced leaves the page uncounted.
    const callOff = whenIdle(() => void count().catch(() => undefined));
    return () => {
      callOff();
      controller.abort();
    };
  }, [isAccepted, urlLogical, locale]);
  return null;
}
