import type { PromocodeActivation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId } from 'react';
import { focusOnMount } from '../../../shared/focus.ts';
import { PromocodeActivated, PromocodeForm, usePromocodeForm } from './promocode-form.tsx';

interface PromocodeModalProps extends ModalControls<PromocodeActivation> {
  projectId: string;
}

/** Redeems a promo code, then shows the result. Closes with the activation. */
export function PromocodeModal({ projectId, close }: PromocodeModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const { activation, form } = usePromocodeForm(projectId);
  if (activation) {
    const finish = () => close(activation);
    return (
      <ModalLayout
        title={t('modals:promocode.title')}
        onClose={finish}
        footer={
          <Button variant="primary" onClick={finish} ref={focusOnMount}>
            {t('common:actions.done')}
          </Button>
        }
      >
        <PromocodeActivated projectId={projectId} activation={activation} />
      </ModalLayout>
    );
  }
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
