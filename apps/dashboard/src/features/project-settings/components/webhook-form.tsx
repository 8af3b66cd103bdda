import { webhookUrlSchema } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { webhookForm } from '../data/drafts.ts';
import { useSettingsDraft } from '../hooks/use-settings-draft.ts';
import styles from './webhook-card.module.css';

export interface WebhookFormProps {
  projectId: string;
  /** Empty where there is none. */
  savedUrl: string;
  pending: boolean;
  /** Gets the address as the API takes it, and what to call once it is set. */
  onSet: (url: string, onDone: () => void) => void;
}

/** The address of the webhook. Setting it makes a new secret, also for the same address. */
export function WebhookForm({ projectId, savedUrl, pending, onSet }: WebhookFormProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const draft = useSettingsDraft(webhookForm(projectId), { url: savedUrl });
  const { url } = draft.values;
  const isDirty = draft.changed.length > 0;
  const [isChecked, setIsChecked] = useState(false);
  const parsed = webhookUrlSchema.safeParse(url.trim());
  const issue = parsed.error?.issues[0];
  const message = url.trim() === '' ? ({ key: 'validation.required', values: {} } as const) : issue && validationMessage(issue);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success && !pending) {
      onSet(parsed.data, () => {
        draft.settle({ url }, { url: parsed.data });
        setIsChecked(false);
      });
    }
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('settings.webhook.title')}>
      <TextField
        label={t('settings.webhook.url')}
        description={t('settings.webhook.urlHint')}
        type="url"
        inputMode="url"
        value={url}
        error={isChecked && message ? t(message.key, { ns: 'common', ...message.values }) : undefined}
        onChange={(event) => draft.set({ url: event.target.value })}
        autoComplete="off"
        spellCheck={false}
        translate="no"
      />
      <div className={styles.buttons}>
        <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} loading={pending}>
          {t(savedUrl === '' || isDirty ? 'settings.webhook.set' : 'settings.webhook.renew')}
        </Button>
      </div>
    </form>
  );
}
