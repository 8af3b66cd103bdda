import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { isRecentlyUsed } from '../data/is-recently-used.ts';
import { useDeleteApiKey } from '../hooks/use-delete-api-key.ts';
import styles from './delete-api-key-modal.module.css';

export interface DeleteApiKeyModalProps extends ModalControls<'deleted'> {
  projectId: string;
  apiKey: Pick<ApiKey, 'id' | 'name' | 'lastUsedAt'>;
}

/** Asks before a key is deleted, and warns where something still uses it. Closes with `deleted` once the API has said so. */
export function DeleteApiKeyModal({ projectId, apiKey, close }: DeleteApiKeyModalProps) {
  const { t } = useTranslation(['modals', 'dashboard', 'common']);
  const format = useFormat();
  const now = useNow();
  const notifyError = useNotifyError();
  const remove = useDeleteApiKey(projectId);
  const { name, lastUsedAt } = apiKey;
  const inUse = isRecentlyUsed(lastUsedAt, now);
  const handleDelete = (): void =>
    remove.mutate(apiKey.id, {
      onSuccess: () => {
        notify('success', { title: t('dashboard:apiKeys.deleted', { name }) });
        close('deleted');
      },
      onError: (error) => notifyError(t('dashboard:apiKeys.failed.delete'), error),
    });
  return (
    <ModalLayout
      title={t('modals:deleteApiKey.title', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()} ref={focusOnMount}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={handleDelete}>
            {t('modals:deleteApiKey.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('modals:deleteApiKey.text')}</p>
        {inUse ? <Alert tone="caution" title={t('modals:deleteApiKey.recentlyUsed', { when: format.relative(lastUsedAt, now) })} /> : null}
      </div>
    </ModalLayout>
  );
}
