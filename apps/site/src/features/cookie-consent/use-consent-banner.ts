import { useAppState } from '@onepoint/app-state';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { sendsPrivacySignal } from './sends-privacy-signal.ts';

/** What opens the choice again, wherever it stands: in the footer, in a text. */
const openerSelector = '[data-cookie-settings]';

export interface UseConsentBannerReturnType {
  /** Null while the banner does not show; `ask` for the first question, `settings` where the reader came for it. */
  reason: 'ask' | 'settings' | null;
  close: () => void;
}

const subscribe = (): (() => void) => () => undefined;

/** When the banner shows: as long as nothing was chosen, or as soon as the reader asks for it. Documents are written with the question. */
export function useConsentBanner(): UseConsentBannerReturnType {
  const isChosen = useAppState('cookieConsent') !== null;
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
  if (opener !== null) return { reason: 'settings', close };
  return { reason: isChosen || isSignalled ? null : 'ask', close };
}
