import type { Webhook } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { useTestWebhook, useUpdateWebhook, type WebhookRef } from './webhooks.queries.ts';

export interface WebhookCommands {
  onEdit: (webhook: Webhook) => void;
  onTest: () => void;
  isTesting: boolean;
  onRotate: () => void;
  onSwitch: (isEnabled: boolean) => void;
  onDelete: (webhook: Webhook) => void;
}

/** @param onDeleted called after the webhook was deleted */
export function useWebhookCommands(ref: WebhookRef, onDeleted: () => void): WebhookCommands {
  const { t } = useTranslation('webhooks');
  const notifyError = useNotifyError();
  const test = useTestWebhook(ref);
  const update = useUpdateWebhook(ref);
  return {
    onEdit: async (webhook) => void (await loadWebhookModals()).open('edit-webhook', { projectId: ref.projectId, webhook }),
    onTest: () =>
      test.mutate(undefined, {
        onSuccess: () => notify('success', { title: t('actions.tested') }),
        onError: (error) => notifyError(t('failed.test'), error),
      }),
    isTesting: test.isPending,
    onRotate: async () => {
      const webhookModals = await loadWebhookModals();
      // Preload it: the new secret exists only in the response, so its modal must not fail to load then.
      webhookModals.preload('webhook-secret');
      const rotated = await webhookModals.open('rotate-webhook-secret', { webhook: ref });
      if (rotated) await webhookModals.open('webhook-secret', { secret: rotated.secret, isNew: false });
    },
    onSwitch: (isEnabled) =>
      update.mutate(
        { isEnabled },
        {
          onSuccess: () => notify('success', { title: t(isEnabled ? 'actions.enabled' : 'actions.disabled') }),
          onError: (error) => notifyError(t('failed.save'), error),
        },
      ),
    onDelete: async ({ url }) => {
      const result = await (await loadWebhookModals()).open('delete-webhook', { webhook: ref, url });
      if (result === 'deleted') onDeleted();
    },
  };
}

/** Loaded on demand, because the page itself needs no modal. */
const loadWebhookModals = async () => (await import('./webhooks.modals.ts')).webhookModals;
