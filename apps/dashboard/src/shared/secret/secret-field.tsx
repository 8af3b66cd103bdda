import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useCopy } from '@onepoint/ui-kit/use-copy';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { focusOnMount } from '../focus.ts';
import { useHoldPage } from '../page-hold.ts';
import styles from './secret-field.module.css';

interface SecretFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  /** Called after copying, with the button or manually. */
  onCopied: () => void;
  /** Makes the copy button primary. @default false */
  emphasized?: boolean;
}

const icons = { idle: Copy, copied: Check, failed: TriangleAlert } as const;

export function SecretField({ label, value, copyLabel, onCopied, emphasized = false }: SecretFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { state, copy } = useCopy();
  const Icon = icons[state];
  const handleCopy = async (): Promise<void> => {
    if (await copy(value)) onCopied();
  };
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
          onClick={() => void handleCopy()}
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

interface LeaveWithoutCopyingProps {
  /** Explains what losing the secret means. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Replaces a secret's modal and asks whether to close it without copying. */
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

interface SecretHold {
  /** Once true, closing no longer asks. */
  readonly isCopied: boolean;
  readonly handleCopied: () => void;
  /** Closes the modal, or asks first. */
  readonly handleClose: () => void;
  /** Props for `LeaveWithoutCopying`, to render instead of the secret. Null while not asking. */
  readonly question: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

/** For a secret shown once: asks before closing the modal or leaving the page until the secret is copied. */
export function useSecretHold(close: () => void): SecretHold {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** Answers a pending navigation's question. */
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
