import type { Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { ProviderForm } from './provider-form.tsx';
import type { ProviderFields } from '../providers.rules.ts';
import { useProviderRefusal, useUpdateProvider } from '../providers.queries.ts';

interface EditProviderModalProps extends ModalControls<'saved'> {
  projectId: string;
  provider: Provider;
}

/** Changes a node's name, URL, or weight. The API checks a new URL first. */
export function EditProviderModal({ projectId, provider, close }: EditProviderModalProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const refusalOf = useProviderRefusal();
  const update = useUpdateProvider(projectId);
  const [fields, setFields] = useState<ProviderFields>(() => ({
    name: provider.name,
    chain: provider.chain,
    url: provider.url,
    weight: provider.weight,
  }));
  const handleSubmit = (): void => {
    const { name, weight } = fields;
    const url = fields.url.trim();
    update.mutate(
      { providerId: provider.id, name, weight, ...(url !== provider.url && { url }) },
      {
        onSuccess: () => {
          notify('success', { title: t('providers.saved', { name }) });
          close('saved');
        },
        onError: (error) => {
          if (refusalOf(error) === undefined) notifyError(t('providers.failed.save'), error);
        },
      },
    );
  };
  return (
    <ModalLayout
      title={t('providers.edit', { name: provider.name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={update.isPending}>
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      <ProviderForm
        formId={formId}
        fields={fields}
        onFieldsChange={(next) => {
          setFields(next);
          if (update.isError) update.reset();
        }}
        savedUrl={provider.url}
        refusal={refusalOf(update.error)}
        pending={update.isPending}
        onSubmit={handleSubmit}
      />
    </ModalLayout>
  );
}
