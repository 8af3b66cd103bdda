import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { ModalControls } from '@onepoint/modal-stack';
import { useState } from 'react';
import { NameModal } from '../../../shared/name-form/name-modal.tsx';
import { notify } from '../../../shared/overlays/notify.ts';
import { useNotifyKeyError } from '../api-keys.queries.ts';
import { useRenameApiKey } from '../api-keys.mutations.ts';

interface RenameApiKeyModalProps extends ModalControls {
  projectId: string;
  apiKey: Pick<ApiKey, 'id' | 'name'>;
}

export function RenameApiKeyModal({ projectId, apiKey, close }: RenameApiKeyModalProps) {
  const { t } = useTranslation(['modals', 'dashboard']);
  const notifyError = useNotifyKeyError(projectId);
  const [overtaken, setOvertaken] = useState<string>();
  const rename = useRenameApiKey(projectId, { id: apiKey.id, name: overtaken ?? apiKey.name });
  const handleSubmit = (name: string): void =>
    rename.mutate(name, {
      onSuccess: ({ item, isSaved }) => {
        if (!isSaved) return setOvertaken(item.name);
        notify('success', { title: t('dashboard:apiKeys.renamed', { name }) });
        close();
      },
      onError: (error) => notifyError(t('dashboard:apiKeys.failed.rename'), error, apiKey.id),
    });
  return (
    <NameModal
      title={t('modals:renameApiKey.title')}
      label={t('dashboard:forms.apiKeyName')}
      initialName={apiKey.name}
      submitLabel={t('modals:renameApiKey.submit')}
      overtakenBy={overtaken}
      pending={rename.isPending}
      onSubmit={handleSubmit}
      onClose={() => close()}
    />
  );
}
