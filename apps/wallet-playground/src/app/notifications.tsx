import { useTranslation } from '@onepoint/i18n';
import { NewVersion } from '@onepoint/ui-kit/new-version';
import { createToastQueue } from '@onepoint/ui-kit/toast-queue';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import type { ReactNode } from 'react';

const toasts = createToastQueue();

/** Shows a toast when a newer build has been deployed. */
export function Notifications(): ReactNode {
  const { t } = useTranslation('common');
  return (
    <>
      <NewVersion queue={toasts} texts={{ title: t('newVersion.title'), message: t('newVersion.text'), reload: t('actions.reload') }} />
      <ToastRegion queue={toasts} label={t('a11y.notifications')} closeLabel={t('actions.close')} />
    </>
  );
}
