import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { docsConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import styles from './key-form.module.css';

/** Remembers an API key on this device for samples and requests, only if the reader submits it. */
export function KeyForm() {
  const { t } = useTranslation('page');
  const apiKey = useAppState('docsApiKey');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const keptId = useId();
  const forgetRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<HTMLElement>(null);
  // The pressed button unmounts: move the focus to its replacement.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) (forgetRef.current ?? openerRef.current)?.focus();
    wasPressed.current = false;
  });
  const setKey = (docsApiKey: string | null): void => {
    wasPressed.current = true;
    appState.set({ docsApiKey });
  };

  if (apiKey !== null) {
    return (
      <div className={styles.kept}>
        <p id={keptId} className="text-muted">
          {t('docs.method.try.remembered', { last4: apiKey.slice(-4) })}
        </p>
        <Button ref={forgetRef} size="sm" aria-describedby={keptId} onClick={() => setKey(null)}>
          {t('docs.method.try.forget')}
        </Button>
      </div>
    );
  }
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const key = text.trim();
    const isKey = /^op_[A-Za-z0-9]{20,80}$/.test(key);
    setRefused(!isKey);
    if (!isKey) return;
    setKey(key);
    setText('');
  };
  return (
    <details>
      <summary ref={openerRef} className={styles.summary}>
        {t('docs.method.try.key')}
      </summary>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={t('docs.method.try.key')}
          hideLabel
          description={t('docs.method.try.keyHint', { token: docsConfig.token })}
          error={refused ? t('docs.method.try.keyInvalid') : undefined}
          value={text}
          onValueChange={setText}
          type="password"
          autoComplete="off"
          mono
        />
        <Button type="submit">{t('docs.method.try.remember')}</Button>
      </form>
    </details>
  );
}
