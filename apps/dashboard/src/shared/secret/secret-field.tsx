import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useCopy } from '@onepoint/ui-kit/use-copy';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useId } from 'react';
import styles from './secret-field.module.css';

export interface SecretFieldProps {
  label: string;
  value: string;
  /** Accessible name of the button: copies what. */
  copyLabel: string;
  /** The value is on the clipboard, or was copied by hand. */
  onCopied: () => void;
  /** Its button is the one to press. @default false */
  emphasized?: boolean;
}

const icons = { idle: Copy, copied: Check, failed: TriangleAlert } as const;

/** A value that must be taken along: all of it in sight, selectable by hand, with a button that says whether it worked. */
export function SecretField({ label, value, copyLabel, onCopied, emphasized = false }: SecretFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { state, copy } = useCopy();
  const Icon = icons[state];
  useEffect(() => {
    if (state === 'copied') onCopied();
  }, [state, onCopied]);
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        <output aria-labelledby={id} className={styles.value} translate="no" dir="ltr" onCopy={onCopied}>
          {value}
        </output>
        <Button
          variant={emphasized ? 'primary' : 'secondary'}
          icon={<Icon aria-hidden />}
          aria-label={state === 'copied' ? undefined : copyLabel}
          onClick={() => void copy(value)}
        >
          {state === 'copied' ? t('actions.copied') : t('actions.copy')}
        </Button>
      </div>
      <span role="status" className={state === 'failed' ? styles.failed : 'visually-hidden'}>
        {state === 'copied' ? t('actions.copied') : null}
        {state === 'failed' ? t('states.copyFailed') : null}
      </span>
    </div>
  );
}
