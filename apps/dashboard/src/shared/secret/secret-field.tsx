import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useCopy } from '@onepoint/ui-kit/use-copy';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { focusOnMount } from '../focus.ts';
import { useHoldPage } from '../page-hold.ts';
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

export interface LeaveWithoutCopyingProps {
  /** What it costs. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked in place of the secret, so that it is answered before anything is lost. */
export function LeaveWithoutCopying({ text, onStay, onLeave }: LeaveWithoutCopyingProps) {
  const { t } = useTranslation('modals');
  return (
    <ModalLayout
      title={t('revealApiKey.notCopied.title')}
      onClose={onStay}
      widthPx={560}
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            {t('revealApiKey.notCopied.leave')}
          </Button>
          <Button variant="primary" onClick={onStay} ref={focusOnMount}>
            {t('revealApiKey.notCopied.stay')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </ModalLayout>
  );
}

export interface SecretHold {
  /** The secret was copied: nothing asks any more. */
  readonly isCopied: boolean;
  readonly handleCopied: () => void;
  /** Closes, or asks first. */
  readonly handleClose: () => void;
  /** What to draw `LeaveWithoutCopying` with, in place of the secret; null while nothing is asked. */
  readonly question: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

/** Holds a secret that is shown once until it was copied: closing it asks, and so does leaving the page by Back, by a link, and by the browser. */
export function useSecretHold(close: () => void): SecretHold {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** Of the page that was to take the place of this one. */
  const answer = useRef<(isLeaving: boolean) => void>(undefined);
  useHoldPage(!isCopied, () => {
    setIsAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  });
  return {
    isCopied,
    handleCopied: () => setIsCopied(true),
    handleClose: () => (isCopied ? close() : setIsAsking(true)),
    question: isAsking
      ? {
          onStay: () => {
            setIsAsking(false);
            answer.current?.(false);
          },
          onLeave: () => {
            close();
            answer.current?.(true);
          },
        }
      : null,
  };
}
