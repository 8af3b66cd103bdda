import { useAppState } from '@onepoint/app-state';
import { countedHost, usesAnalytics } from '@onepoint/site-config';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { sendsPrivacySignal } from './sends-privacy-signal.ts';

/** What opens the choice again, wherever it stands: in the footer, in a text. */
const openerSelector = '[data-cookie-settings]';

export interface UseConsentBannerReturnType {
  /**
   * Null while the banner does not show; `ask` for the first question, `settings` where the reader came for it, `notCounted` where they did and there is
   * nothing to choose.
   */
  reason: 'ask' | 'settings' | 'notCounted' | null;
  close: () => void;
}

const isCountedHost = (): boolean => location.host === countedHost;

const subscribe = (): (() => void) => () => undefined;

/**
 * When the banner shows: as long as nothing was chosen where page views may be counted, or as soon as the reader asks for it. Documents of a build that
 * may count are written with the question.
 */
export function useConsentBanner(isCountedHere = isCountedHost): UseConsentBannerReturnType {
  const isChosen = useAppState('cookieConsent') !== null;
  const isCounted = useSyncExternalStore(subscribe, isCountedHere, () => usesAnalytics);
  const isSignalled = useSyncExternalStore(subscribe, sendsPrivacySignal, () => false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const handleClick = ({ target }: MouseEvent): void => {
      const found = target instanceof Element ? target.closest<HTMLElement>(openerSelector) : null;
      if (found !== null) setOpener(found);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);

  const close = useCallback((): void => {
    opener?.focus();
    setOpener(null);
  }, [opener]);
  if (opener !== null) return { reason: isCounted ? 'settings' : 'notCounted', close };
  return { reason: isChosen || isSignalled || !isCounted ? null : 'ask', close };
}
