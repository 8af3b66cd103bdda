import type { Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useDeleteProvider } from '../providers.queries.ts';

interface DeleteProviderModalProps extends ModalControls<'deleted'> {
  projectId: string;
  provider: Pick<Provider, 'id' | 'name'>;
}

/** Closes with `deleted` once the API confirms. */
export function DeleteProviderModal({ projectId, provider: { id, name }, close }: DeleteProviderModalProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const notifyError = useNotifyError();
  const remove = useDeleteProvider(projectId, id);
  const handleDelete = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify('success', { title: t('providers.deleted', { name }) });
        close('deleted');
      },
      onError: (error) => notifyError(t('providers.failed.delete'), error),
    });
  return (
    <ModalLayout
      title={t('providers.delete', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()} ref={focusOnMount}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={handleDelete}>
            {t('providers.deleteSubmit')}
          </Button>
        </>
      }
    >
      <p>{t('providers.deleteText')}</p>
    </ModalLayout>
  );
}
