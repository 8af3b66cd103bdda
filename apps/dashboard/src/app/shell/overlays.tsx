import { useTranslation } from '@onepoint/i18n';
import { ModalHost, type ModalStack } from '@onepoint/modal-stack';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import { modals } from '../../shared/overlays/modals.ts';
import { toasts } from '../../shared/overlays/toasts.ts';

export interface OverlaysProps {
  /** Whose modals are drawn. Default: the app's; stories have their own. */
  stack?: ModalStack;
}

/** What stands above the screens: modals and toasts. */
export function Overlays({ stack = modals }: OverlaysProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const texts = {
    close: t('common:actions.close'),
    loading: t('common:states.loading'),
    loadFailedTitle: t('common:errors.somethingWentWrong'),
    loadFailedMessage: t('common:errors.network'),
    retry: t('common:actions.retry'),
  };
  return (
    <>
      <ModalHost stack={stack} texts={texts} />
      <ToastRegion queue={toasts} label={t('shell.notifications')} closeLabel={t('common:actions.close')} />
    </>
  );
}
