import { useAppState } from '@onepoint/app-state';
import { countedHost } from '@onepoint/site-config';
import { useCallback, useEffect, useState } from 'react';
import { useAfterHydration } from '../../shared/hydration.ts';

/** Elements that open the settings, in the footer and in articles. */
const openerSelector = '[data-cookie-settings]';

interface UseConsentBannerReturnType {
  /**
   * Null while the banner is hidden; `ask` for the first question; `settings` if the reader opened it; `notCounted` if they did and page views
   * aren't counted.
   */
  reason: 'ask' | 'settings' | 'notCounted' | null;
  close: () => void;
}

const isCountedHost = (): boolean => location.host === countedHost;

/**
 * Shows the banner until the reader has chosen, on hosts that count page views or send reports, or when the reader opens it. Every document has the
 * question; until hydration, `data-asks-consent` on `<html>` controls whether it is visible.
 */
export function useConsentBanner(isCountedHere = isCountedHost): UseConsentBannerReturnType {
  const isChosen = useAppState('cookieConsent') !== null;
  const isCounted = useAfterHydration(isCountedHere, true);
  const isSignalled = useAfterHydration(sendsPrivacySignal, false);
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

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/), which counts as a rejection unless the reader accepts here. */
export function sendsPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
