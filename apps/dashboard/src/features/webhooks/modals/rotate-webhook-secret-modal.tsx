import type { CreatedWebhook } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { Radio } from '@onepoint/ui-kit/radio';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { useRotateWebhookSecret, type WebhookRef } from '../webhooks.queries.ts';

interface RotateWebhookSecretModalProps extends ModalControls<CreatedWebhook> {
  webhook: WebhookRef;
}

/** How many seconds deliveries are also signed with the old secret. */
const graceSeconds = { hour: 3_600, day: 86_400, week: 604_800, now: 0 } as const;

type Grace = keyof typeof graceSeconds;

/** Asks how long the old secret stays valid, then rotates it. Closes with the webhook and its new secret. */
export function RotateWebhookSecretModal({ webhook, close }: RotateWebhookSecretModalProps) {
  const { t } = useTranslation(['webhooks', 'modals', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const rotate = useRotateWebhookSecret(webhook);
  const [grace, setGrace] = useState<Grace>('day');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (rotate.isPending) return;
    rotate.mutate(graceSeconds[grace], { onSuccess: close, onError: (error) => notifyError(t('failed.rotate'), error) });
  };
  return (
    <ModalLayout
      title={t('rotate.title')}
      description={t('rotate.description')}
      onClose={() => close()}
      widthPx={520}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant={grace === 'now' ? 'danger' : 'primary'} loading={rotate.isPending}>
            {t('rotate.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <RadioGroup label={t('rotate.grace')} value={grace} onValueChange={setGrace} disabled={rotate.isPending} ref={focusOnMount}>
          <Radio value="hour" label={t('modals:rotateApiKey.hour')} />
          <Radio value="day" label={t('modals:rotateApiKey.day')} />
          <Radio value="week" label={t('modals:rotateApiKey.week')} />
          <Radio value="now" label={t('rotate.now')} description={t('rotate.nowHint')} />
        </RadioGroup>
      </form>
    </ModalLayout>
  );
}
