import { useTranslation } from '@onepoint/i18n';
import type { ToastTexts, ToastType } from '@onepoint/ui-kit/toast-queue';
import { useCallback } from 'react';

/** Says something beside the page: what failed, or what was done out of sight. The toasts are fetched with the first one. */
export function useNotify(): (type: ToastType, texts: ToastTexts) => void {
  const { t } = useTranslation('common');
  return useCallback(
    (type, texts) => {
      const labels = { region: t('a11y.notifications'), close: t('actions.close') };
      void import('./show-toast.tsx').then(({ showToast }) => showToast(type, texts, labels));
    },
    [t],
  );
}
