import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat, useNow } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { isRecentlyUsed } from '../api-keys.rules.ts';
import { useDeleteApiKey } from '../api-keys.mutations.ts';
import { useNotifyKeyError } from '../api-keys.queries.ts';
import styles from './api-key-modals.module.css';

interface DeleteApiKeyModalProps extends ModalControls<'deleted'> {
  projectId: string;
  apiKey: Pick<ApiKey, 'id' | 'name' | 'lastUsedAt'>;
}

/** Requires typing the key's name; warns if the key is in use. Closes with `deleted` once the API confirms. */
export function DeleteApiKeyModal({ projectId, apiKey, close }: DeleteApiKeyModalProps) {
  const { t } = useTranslation(['modals', 'dashboard', 'common']);
  const format = useFormat();
  const now = useNow();
  const notifyError = useNotifyKeyError(projectId);
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const remove = useDeleteApiKey(projectId);
  const { name, lastUsedAt } = apiKey;
  const inUse = isRecentlyUsed(lastUsedAt, now);
  const matches = typed.trim() === name.trim();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!matches || remove.isPending) return;
    remove.mutate(apiKey.id, {
      onSuccess: () => {
        notify('success', { title: t('dashboard:apiKeys.deleted', { name }) });
        close('deleted');
      },
      onError: (error) => notifyError(t('dashboard:apiKeys.failed.delete'), error),
    });
  };
  return (
    <ModalLayout
      title={t('modals:deleteApiKey.title', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={remove.isPending} aria-disabled={!matches || undefined}>
            {t('modals:deleteApiKey.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} onSubmit={handleSubmit} noValidate>
        <p>{t('modals:deleteApiKey.text')}</p>
        {inUse ? <Alert tone="caution" title={t('modals:deleteApiKey.recentlyUsed', { when: format.relative(lastUsedAt, now) })} /> : null}
        <TextField
          label={t('modals:deleteApiKey.confirm')}
          description={<strong translate="no">{name}</strong>}
          value={typed}
          error={submitted && !matches ? t('modals:deleteApiKey.mismatch') : undefined}
          onValueChange={setTyped}
          autoComplete="off"
          ref={focusOnMount}
          spellCheck={false}
        />
      </form>
    </ModalLayout>
  );
}
