import { useTranslation } from '@onepoint/i18n';
import { ModalHost } from '@onepoint/modal-stack';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import { modals } from '../../shared/overlays/modals.ts';
import { toasts } from '../../shared/overlays/toasts.ts';

/** What stands above the screens: modals and toasts. */
export function Overlays() {
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
      <ModalHost stack={modals} texts={texts} />
      <ToastRegion queue={toasts} label={t('shell.notifications')} closeLabel={t('common:actions.close')} />
    </>
  );
}
