import { appState, useAppState, type CookieConsent as ConsentChoice } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { usesReports } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { useEffect, useRef, type RefObject } from 'react';
import { useAfterHydration } from '../../shared/hydration.ts';
import { usePage } from '../../shared/page-context.ts';
import { useLeaveFocus } from '../../shared/focus.ts';
import styles from './cookie-consent.module.css';
import { useConsentBanner, sendsPrivacySignal } from './use-consent-banner.ts';

/**
 * Asks once for consent to count page views and report errors, and again when the reader opens the settings. Takes no space on the page.
 */
export function CookieConsent() {
  const { reason, close } = useConsentBanner();
  if (reason === null) return null;
  return <ConsentBanner reason={reason} onClose={close} className={`${styles.banner} ${reason === 'ask' ? styles.question : ''}`} />;
}

interface ConsentBannerProps {
  /**
   * `ask` is the first question. `settings` takes the focus, shows the current choice, and can be closed. `notCounted` says that page views
   * aren't counted.
   */
  reason: 'ask' | 'settings' | 'notCounted';
  onClose: () => void;
  className?: string | undefined;
}

/** The consent banner: two equal buttons in a landmark, not a modal. */
export function ConsentBanner({ reason, onClose, className = '' }: ConsentBannerProps) {
  const { t } = useTranslation(['nav', 'common']);
  const { locale } = usePage();
  const consent = useAppState('cookieConsent');
  const question = useAfterHydration(() => usesReports, false) ? 'consent.textWithReports' : 'consent.text';
  const ref = useRef<HTMLElement>(null);
  useRoomBelow(ref);
  useLeaveFocus(ref);
  useEffect(() => {
    const banner = ref.current;
    if (banner === null || reason === 'ask') return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    banner.focus();
    banner.addEventListener('keydown', handleKeyDown);
    return () => banner.removeEventListener('keydown', handleKeyDown);
  }, [reason, onClose]);

  const choose = (cookieConsent: ConsentChoice) => () => {
    appState.set({ cookieConsent });
    onClose();
  };
  const isSignalled = consent === null && sendsPrivacySignal();
  const state = { all: t('consent.accepted'), off: t('consent.rejected') };
  const held = consent === null ? '' : state[consent];
  return (
    <section ref={ref} className={className} aria-label={t('consent.label')} tabIndex={-1}>
      <p className={styles.text}>
        {`${t(reason === 'notCounted' ? 'consent.notCounted' : question)} `}
        <a className={styles.more} href={localePath('/agreement/cookies', locale)}>
          {t('consent.more')}
        </a>
      </p>
      {reason === 'settings' && (isSignalled || consent !== null) ? (
        <p className={styles.state}>{isSignalled ? t('consent.signal') : held}</p>
      ) : null}
      <div className={styles.choices}>
        {reason === 'notCounted' ? null : (
          <>
            <Button onClick={choose('off')}>{t('consent.reject')}</Button>
            <Button onClick={choose('all')}>{t('consent.accept')}</Button>
          </>
        )}
        {reason === 'ask' ? null : (
          <Button variant="ghost" className={styles.close} onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Keeps focused elements from being hidden behind an element at the bottom of the window (WCAG 2.4.11). */
function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${String(Math.ceil(window.innerHeight - element.getBoundingClientRect().top))}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [ref]);
}
