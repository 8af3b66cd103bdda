import type { CreatedApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { ModalControls } from '@onepoint/modal-stack';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { NameModal } from '../../../shared/name-form/name-modal.tsx';
import { useCreateApiKey } from '../api-keys.mutations.ts';

interface CreateApiKeyModalProps extends ModalControls<CreatedApiKey> {
  projectId: string;
}

/** Closes with the created key. */
export function CreateApiKeyModal({ projectId, close }: CreateApiKeyModalProps) {
  const { t } = useTranslation(['modals', 'dashboard']);
  const notifyError = useNotifyError();
  const create = useCreateApiKey(projectId);
  return (
    <NameModal
      title={t('modals:createApiKey.title')}
      description={t('modals:createApiKey.description')}
      label={t('dashboard:forms.apiKeyName')}
      hint={t('dashboard:forms.apiKeyNameHint')}
      placeholder={t('dashboard:forms.apiKeyNamePlaceholder')}
      submitLabel={t('modals:createApiKey.submit')}
      pending={create.isPending}
      onSubmit={(name) =>
        create.mutate(name, { onSuccess: close, onError: (error) => notifyError(t('dashboard:apiKeys.failed.create'), error) })
      }
      onClose={() => close()}
    />
  );
}
