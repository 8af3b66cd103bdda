import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { forgetSecret, rememberSecret } from '../../../shared/secret/api-key-secret.ts';
import styles from './composer.module.css';

interface SecretPromptProps {
  apiKey: ApiKey;
  hasSecret: boolean;
  draft: SecretDraft;
}

/** Asks for the key's secret, which only the key's owner has. Kept in memory until the page closes. */
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
    // Enter presses the field's own button. Submitting the surrounding form would send the request, which costs money.
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

interface SecretDraft {
  text: string;
  setText: (text: string) => void;
  /** Null until the user tries to use the secret. */
  problem: ReturnType<typeof checkSecret>;
  /** Keeps the typed secret in memory and returns it. Returns undefined and sets `problem` if it can't be this key's. */
  take: () => string | undefined;
}

export function useSecretDraft(apiKey: ApiKey): SecretDraft {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const secret = text.trim();
  const problem = checkSecret(secret, apiKey);
  const take = (): string | undefined => {
    setTried(problem !== null);
    if (problem !== null) return undefined;
    rememberSecret(queryClient, apiKey.id, secret);
    setText('');
    return secret;
  };
  return { text, setText, problem: tried ? problem : null, take };
}

const shape = /^op_[0-9A-Za-z]{40}$/u;

/** Checks a typed secret: `shape` if it isn't a secret, `other` if it belongs to another key, null if it can be this key's. */
export function checkSecret(
  secret: string,
  { prefix, last4, previousSecretEndsAt }: Pick<ApiKey, 'prefix' | 'last4' | 'previousSecretEndsAt'>,
): 'shape' | 'other' | null {
  if (!shape.test(secret)) return 'shape';
  // After a rotation, it can be the previous secret, whose characters the API doesn't return.
  if (previousSecretEndsAt) return null;
  return secret.startsWith(prefix) && secret.endsWith(last4) ? null : 'other';
}
