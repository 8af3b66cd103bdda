import { lazy, Suspense } from 'react';
import styles from './cookie-consent.module.css';
import { useConsentBanner } from './use-consent-banner.ts';

// Most readers have chosen: the question is for those who have not.
const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));

/** Asks once whether page views may be counted, and again when the reader wants to change the answer. Takes no room in the page. */
export function CookieConsent() {
  const { reason, close } = useConsentBanner();
  if (reason === null) return null;
  return (
    <Suspense>
      <ConsentBanner reason={reason} onClose={close} className={styles.banner} />
    </Suspense>
  );
}
