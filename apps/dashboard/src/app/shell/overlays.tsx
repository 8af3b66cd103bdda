import { appState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { ModalHost, type ModalStack } from '@onepoint/modal-stack';
import { switchLanguage } from '@onepoint/navigation';
import { PreferencesContext } from '@onepoint/preferences';
import { NewVersion } from '@onepoint/ui-kit/new-version';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import { useContext, type ReactNode } from 'react';
import { openTopUp } from '../../features/payments/deposit-methods.modals.ts';
import { modals } from '../../shared/overlays/modals.ts';
import { toasts } from '../../shared/overlays/toasts.ts';
import { TopUpContext } from '../../shared/top-up/top-up-alert.tsx';
import { ModalLinksContext } from '../modal-links.ts';
import { pageLanguage, routedLanguages } from '../paths.ts';
import { preferences } from './shell.modals.ts';

interface OverlaysProps {
  /** Stories pass their own. @default the app's modal stack */
  stack?: ModalStack;
}

export function Overlays({ stack = modals }: OverlaysProps) {
  const { t } = useTranslation(['dashboard', 'modals', 'common']);
  const texts = {
    close: t('common:actions.close'),
    loading: t('common:states.loading'),
    loadFailedTitle: t('modals:frame.loadFailedTitle'),
    loadFailedMessage: t('modals:frame.loadFailedMessage'),
    crashedTitle: t('modals:frame.crashedTitle'),
    crashedMessage: t('modals:frame.crashedMessage'),
    retry: t('common:actions.retry'),
  };
  return (
    <>
      <PreferencesHost>
        <TopUpContext value={openTopUp}>
          <ModalHost stack={stack} texts={texts} />
        </TopUpContext>
      </PreferencesHost>
      <NewVersion
        queue={toasts}
        texts={{ title: t('common:newVersion.title'), message: t('common:newVersion.text'), reload: t('common:actions.reload') }}
      />
      <ToastRegion queue={toasts} label={t('shell.notifications')} closeLabel={t('common:actions.close')} />
    </>
  );
}

/** Connects the preference modals to this app. Switching languages loads a new page. */
function PreferencesHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['modals', 'common']);
  const links = useContext(ModalLinksContext);
  const handleLanguageChange = (language: string): void => {
    // `paymentReturnAddress` uses it for URLs without a language.
    appState.set({ dashboardLocale: language });
    // Remove the modals' history entries first, so that the URL is the page's own.
    links?.leave(true, () => location.replace(switchLanguage(location, language, routedLanguages)));
  };
  const host = {
    t,
    language: pageLanguage,
    availableLanguages: routedLanguages,
    onLanguageChange: handleLanguageChange,
    onPickLanguage: () => void preferences.open('language'),
  };
  return <PreferencesContext value={host}>{children}</PreferencesContext>;
}
