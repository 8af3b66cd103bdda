import { appState, useAppState, type CookieConsent } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { Button } from '@onepoint/ui-kit/button';
import { useEffect, useRef } from 'react';
import { usePage } from '../../shared/page-context-provider.tsx';
import { useLeaveFocus } from '../../shared/use-leave-focus.ts';
import styles from './consent-banner.module.css';
import { sendsPrivacySignal } from './sends-privacy-signal.ts';
import { useRoomBelow } from './use-room-below.ts';

export interface ConsentBannerProps {
  /** `ask` shows the question alone; `settings` takes the focus, says what holds, and closes without a choice; `notCounted` says that there is none. */
  reason: 'ask' | 'settings' | 'notCounted';
  onClose: () => void;
  className?: string | undefined;
}

/** The choice about analytics: two equal buttons in a landmark of their own, which holds nobody up. */
export function ConsentBanner({ reason, onClose, className = '' }: ConsentBannerProps) {
  const { t } = useTranslation(['nav', 'common']);
  const { locale } = usePage();
  const consent = useAppState('cookieConsent');
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

  const choose = (cookieConsent: CookieConsent) => () => {
    appState.set({ cookieConsent });
    onClose();
  };
  const isSignalled = consent === null && sendsPrivacySignal();
  const state = { all: t('consent.accepted'), off: t('consent.rejected') };
  const held = consent === null ? '' : state[consent];
  return (
    <section ref={ref} className={className} aria-label={t('consent.label')} tabIndex={-1}>
      <p className={styles.text}>
        {`${t(reason === 'notCounted' ? 'consent.notCounted' : 'consent.text')} `}
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
