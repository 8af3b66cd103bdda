import { useTranslation } from '@onepoint/i18n';
import { ModalHost, type ModalStack } from '@onepoint/modal-stack';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import { openTopUp } from '../../features/payments/deposit-methods.modals.ts';
import { modals } from '../../shared/overlays/modals.ts';
import { toasts } from '../../shared/overlays/toasts.ts';
import { TopUpContext } from '../../shared/top-up/top-up-alert.tsx';
import { PreferencesHost } from './preferences-host.tsx';

export interface OverlaysProps {
  /** Whose modals are drawn. Default: the app's; stories have their own. */
  stack?: ModalStack;
}

/** What stands above the screens: modals and toasts. */
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
      <ToastRegion queue={toasts} label={t('shell.notifications')} closeLabel={t('common:actions.close')} />
    </>
  );
}
