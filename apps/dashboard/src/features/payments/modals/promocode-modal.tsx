import type { PromocodeActivation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId } from 'react';
import { PromocodeDone } from '../components/promocode-done.tsx';
import { PromocodeForm } from '../components/promocode-form.tsx';
import { useSubmitPromocode } from '../hooks/use-submit-promocode.ts';

export interface PromocodeModalProps extends ModalControls<PromocodeActivation> {
  projectId: string;
}

/** Activates a promo code and shows what it brought. Closes with the activation. */
export function PromocodeModal({ projectId, close }: PromocodeModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const { activation, form } = useSubmitPromocode(projectId);
  if (activation) return <PromocodeDone projectId={projectId} activation={activation} onClose={() => close(activation)} />;
  return (
    <ModalLayout
      title={t('modals:promocode.title')}
      description={t('modals:promocode.description')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.pending}>
            {t('modals:promocode.submit')}
          </Button>
        </>
      }
    >
      <PromocodeForm formId={formId} {...form} />
    </ModalLayout>
  );
}
