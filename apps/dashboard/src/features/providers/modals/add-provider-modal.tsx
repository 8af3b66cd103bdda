import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { ProviderForm } from './provider-form.tsx';
import type { ProviderFields } from '../providers.rules.ts';
import { useAddProvider, useProviderRefusal } from '../providers.queries.ts';

interface AddProviderModalProps extends ModalControls<'added'> {
  projectId: string;
}

const nothing: ProviderFields = { name: '', chain: '', url: '', weight: 10 };

/** The API checks the node first. If it rejects the node, the URL field shows why. */
export function AddProviderModal({ projectId, close }: AddProviderModalProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const refusalOf = useProviderRefusal();
  const add = useAddProvider(projectId);
  const [fields, setFields] = useState(nothing);
  const handleSubmit = (): void =>
    add.mutate(fields, {
      onSuccess: ({ name }) => {
        notify('success', { title: t('providers.added', { name }) });
        close('added');
      },
      onError: (error) => {
        if (refusalOf(error) === undefined) notifyError(t('providers.failed.add'), error);
      },
    });
  return (
    <ModalLayout
      title={t('providers.addTitle')}
      description={t('providers.addText')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={add.isPending}>
            {t('providers.checkAndAdd')}
          </Button>
        </>
      }
    >
      <ProviderForm
        formId={formId}
        fields={fields}
        onFieldsChange={(next) => {
          setFields(next);
          if (add.isError) add.reset();
        }}
        refusal={refusalOf(add.error)}
        pending={add.isPending}
        onSubmit={handleSubmit}
      />
    </ModalLayout>
  );
}
