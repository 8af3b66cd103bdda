import { useAppState } from '@onepoint/app-state';
import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle.ts';
import { sendsPrivacySignal } from './sends-privacy-signal.ts';

/** What opens the choice again, wherever it stands: in the footer, in a text. */
const openerSelector = '[data-cookie-settings]';

export interface UseConsentBannerReturnType {
  /** Null while the banner does not show; `ask` for the first question, `settings` where the reader came for it. */
  reason: 'ask' | 'settings' | null;
  close: () => void;
}

/** When the banner shows: once the browser is idle and nothing was chosen, or as soon as the reader asks for it. */
export function useConsentBanner(): UseConsentBannerReturnType {
  const isChosen = useAppState('cookieConsent') !== null;
  const [asks, setAsks] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => (isChosen || sendsPrivacySignal() ? undefined : whenIdle(() => setAsks(true))), [isChosen]);
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
  return { reason: asks && !isChosen ? 'ask' : null, close };
}
