import { useTranslation } from '@onepoint/i18n';
import { codeLoader } from '@onepoint/navigation';
import type { ToastTexts, ToastType } from '@onepoint/ui-kit/toast-queue';
import { useCallback } from 'react';

/** Shows toasts for results that have no place on the page. The code of toasts loads with the first one. */
export function useNotify(): (type: ToastType, texts: ToastTexts) => void {
  const { t } = useTranslation('common');
  return useCallback(
    (type, texts) => {
      const labels = { region: t('a11y.notifications'), close: t('actions.close') };
      void codeLoader.load(() => import('./show-toast.tsx')).then(({ showToast }) => showToast(type, texts, labels));
    },
    [t],
  );
}
