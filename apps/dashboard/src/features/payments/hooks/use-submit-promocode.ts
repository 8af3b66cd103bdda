import { useTranslation } from '@onepoint/i18n';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { isAboutTheCode } from '../components/promocode-form.tsx';
import { useActivatePromocode } from './use-activate-promocode.ts';

/** What a promo code's form needs: sends the code, tells failures that are not about it, forgets the last answer on an edit. */
export function useSubmitPromocode(projectId: string) {
  const { t } = useTranslation('modals');
  const notifyError = useNotifyError();
  const activate = useActivatePromocode(projectId);
  return {
    activation: activate.data,
    /** Makes room for another code. */
    reset: activate.reset,
    form: {
      pending: activate.isPending,
      error: activate.error,
      onSubmit: (code: string): void =>
        activate.mutate(code, {
          onError: (error) => {
            if (!isAboutTheCode(error)) notifyError(t('promocode.failed'), error);
          },
        }),
      onEdit: (): void => {
        if (activate.isError) activate.reset();
      },
    },
  };
}
