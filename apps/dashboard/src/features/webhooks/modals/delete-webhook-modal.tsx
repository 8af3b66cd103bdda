import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useDeleteWebhook, type WebhookRef } from '../webhooks.queries.ts';
import styles from '../webhooks.module.css';

interface DeleteWebhookModalProps extends ModalControls<'deleted'> {
  webhook: WebhookRef;
  url: string;
}

/** Also deletes the delivery log. */
export function DeleteWebhookModal({ webhook, url, close }: DeleteWebhookModalProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const notifyError = useNotifyError();
  const remove = useDeleteWebhook(webhook);
  const handleDelete = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify('success', { title: t('delete.done') });
        close('deleted');
      },
      onError: (error) => notifyError(t('failed.delete'), error),
    });
  return (
    <ModalLayout
      title={t('delete.title')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()} ref={focusOnMount}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={handleDelete}>
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <p className={styles.url} translate="no">
        {url}
      </p>
      <p>{t('delete.text')}</p>
    </ModalLayout>
  );
}
