import {
  createWebhookBodySchema,
  webhookDescriptionSchema,
  webhookUrlSchema,
  type Webhook,
  type WebhookEvent,
} from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useCreateWebhook, useUpdateWebhook } from '../webhooks.queries.ts';
import { EventsField } from './events-field.tsx';
import styles from './edit-webhook-modal.module.css';

/** Has its secret if it was just added. */
type SavedWebhook = Webhook & { secret?: string };

interface EditWebhookModalProps extends ModalControls<SavedWebhook> {
  projectId: string;
  /** @default adds a new webhook */
  webhook?: Webhook;
}

interface WebhookFields {
  url: string;
  description: string;
  /** Null for all events. */
  events: WebhookEvent[] | null;
}

/** Edits a new or existing webhook. Closes with the saved one. */
export function EditWebhookModal({ projectId, webhook, close }: EditWebhookModalProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const create = useCreateWebhook(projectId);
  const update = useUpdateWebhook({ projectId, webhookId: webhook?.id ?? '' });
  const isPending = create.isPending || update.isPending;
  const [submitted, setSubmitted] = useState(false);
  const [fields, setFields] = useState<WebhookFields>({
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: webhook?.events ? (webhook.events as WebhookEvent[]) : null,
  });
  const onError = (error: Error): void => notifyError(t('failed.save'), error);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (isPending) return;
    const parsed = createWebhookBodySchema.safeParse({ ...fields, url: fields.url.trim() });
    if (!parsed.success) {
      const [invalid] = parsed.error.issues.map(({ path }) => String(path[0]));
      event.currentTarget.querySelector<HTMLElement>(`[data-field="${invalid}"] input`)?.focus();
      return;
    }
    if (webhook === undefined) return create.mutate(parsed.data, { onSuccess: close, onError });
    update.mutate(parsed.data, {
      onSuccess: (saved) => {
        notify('success', { title: t('form.saved') });
        close(saved);
      },
      onError,
    });
  };
  return (
    <ModalLayout
      title={t(webhook ? 'form.editTitle' : 'add')}
      onClose={() => close()}
      widthPx={600}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
            {t(webhook ? 'form.save' : 'add')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <UrlField url={fields.url} submitted={submitted} onUrlChange={(url) => setFields({ ...fields, url })} />
        <div data-field="description">
          <TextField
            label={t('form.description')}
            placeholder={t('form.descriptionPlaceholder')}
            value={fields.description}
            error={submitted && !webhookDescriptionSchema.safeParse(fields.description).success ? t('form.descriptionInvalid') : undefined}
            onValueChange={(description) => setFields({ ...fields, description })}
            autoComplete="off"
          />
        </div>
        <EventsField value={fields.events} submitted={submitted} onValueChange={(events) => setFields({ ...fields, events })} />
      </form>
    </ModalLayout>
  );
}

interface UrlFieldProps {
  url: string;
  submitted: boolean;
  onUrlChange: (url: string) => void;
}

function UrlField({ url, submitted, onUrlChange }: UrlFieldProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const issue = webhookUrlSchema.safeParse(url.trim()).error?.issues[0];
  const message = url.trim() === '' ? ({ key: 'validation.required', values: {} } as const) : issue && validationMessage(issue);
  return (
    <div data-field="url">
      <TextField
        label={t('form.url')}
        description={t('form.urlHint')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        error={submitted && message ? t(`common:${message.key}`, message.values) : undefined}
        onValueChange={onUrlChange}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        ref={focusOnMount}
      />
    </div>
  );
}
