import type { PromocodeActivation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { isAboutTheCode, PromocodeForm } from '../components/promocode-form.tsx';
import { PromocodeDone } from '../components/promocode-done.tsx';
import { useActivatePromocode } from '../hooks/use-activate-promocode.ts';

export interface PromocodeModalProps extends ModalControls<PromocodeActivation> {
  projectId: string;
}

/** Activates a promo code and shows what it brought. Closes with the activation. */
export function PromocodeModal({ projectId, close }: PromocodeModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const activate = useActivatePromocode(projectId);
  if (activate.isSuccess) return <PromocodeDone projectId={projectId} activation={activate.data} onClose={() => close(activate.data)} />;

  const handleSubmit = (code: string): void =>
    activate.mutate(code, {
      onError: (error) => {
        if (!isAboutTheCode(error)) notifyError(t('modals:promocode.failed'), error);
      },
    });
  return (
    <ModalLayout
      title={t('modals:promocode.title')}
      description={t('modals:promocode.description')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={activate.isPending}>
            {t('modals:promocode.submit')}
          </Button>
        </>
      }
    >
      <PromocodeForm
        formId={formId}
        pending={activate.isPending}
        error={activate.error}
        onSubmit={handleSubmit}
        onEdit={() => {
          if (activate.isError) activate.reset();
        }}
      />
    </ModalLayout>
  );
}
