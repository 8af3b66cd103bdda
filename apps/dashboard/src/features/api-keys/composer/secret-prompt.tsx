import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { forgetSecret } from '../hooks/use-api-key-secret.ts';
import styles from './composer.module.css';
import type { SecretDraft } from './use-secret-draft.ts';

export interface SecretPromptProps {
  apiKey: ApiKey;
  hasSecret: boolean;
  draft: SecretDraft;
}

/** Asks once for the secret that only the key's owner has, and keeps it as long as the page lives. */
export function SecretPrompt({ apiKey, hasSecret, draft }: SecretPromptProps) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  if (hasSecret) {
    return (
      <p className={styles.kept}>
        {t('composer.secretKept')}
        <Button size="sm" variant="ghost" onClick={() => forgetSecret(queryClient, apiKey.id)}>
          {t('composer.secretForget')}
        </Button>
      </p>
    );
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter means the field's own button: the form around it would send the request, which costs.
    event.preventDefault();
    draft.take();
  };
  const errors = {
    shape: t('composer.secretInvalid'),
    other: t('composer.secretOther', { prefix: apiKey.prefix, last4: apiKey.last4 }),
  };
  return (
    <div className={styles.secret}>
      <TextField
        type="password"
        label={t('composer.secret')}
        description={t('composer.secretHint', { last4: apiKey.last4 })}
        placeholder={t('composer.secretPlaceholder')}
        value={draft.text}
        onValueChange={draft.setText}
        onKeyDown={handleKeyDown}
        error={draft.problem === null ? undefined : errors[draft.problem]}
        autoComplete="off"
        mono
        data-secret
        data-1p-ignore
        dir="ltr"
      />
      <Button onClick={() => draft.take()}>{t('composer.secretUse')}</Button>
    </div>
  );
}
