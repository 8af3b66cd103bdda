import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { forgetSecret, rememberSecret } from '../hooks/use-api-key-secret.ts';
import { checkSecret } from './check-secret.ts';
import styles from './composer.module.css';

export interface SecretPromptProps {
  apiKey: ApiKey;
  hasSecret: boolean;
}

/** Asks once for the secret that only the key's owner has, and keeps it as long as the page lives. */
export function SecretPrompt({ apiKey, hasSecret }: SecretPromptProps) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const problem = checkSecret(text.trim(), apiKey);
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
  const handleUse = (): void => {
    setTried(true);
    if (problem !== null) return;
    rememberSecret(queryClient, apiKey.id, text.trim());
    setText('');
    setTried(false);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it sends the request, which needs the secret first.
    event.preventDefault();
    handleUse();
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
        value={text}
        onValueChange={setText}
        onKeyDown={handleKeyDown}
        error={tried && problem !== null ? errors[problem] : undefined}
        autoComplete="off"
        mono
        data-secret
        data-1p-ignore
        dir="ltr"
      />
      <Button onClick={handleUse}>{t('composer.secretUse')}</Button>
    </div>
  );
}
