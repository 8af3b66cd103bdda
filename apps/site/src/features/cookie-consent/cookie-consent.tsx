import { ConsentBanner } from './consent-banner.tsx';
import styles from './cookie-consent.module.css';
import { useConsentBanner } from './use-consent-banner.ts';

/**
 * Asks once whether page views may be counted, and again when the reader wants to change the answer. Takes no room in the page. Where they may be,
 * the question stands in every document; until scripts run, `data-asks-consent` on `<html>` decides whether it shows.
 */
export function CookieConsent() {
  const { reason, close } = useConsentBanner();
  if (reason === null) return null;
  return <ConsentBanner reason={reason} onClose={close} className={`${styles.banner} ${reason === 'ask' ? styles.question : ''}`} />;
}
