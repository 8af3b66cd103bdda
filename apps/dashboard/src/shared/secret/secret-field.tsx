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
  /** Accessible name of the copy button. */
  copyLabel: string;
  /** Called after the value was copied, with the button or by hand. */
  onCopied: () => void;
  /** Makes its button primary. @default false */
  emphasized?: boolean;
}

const icons = { idle: Copy, copied: Check, failed: TriangleAlert } as const;

/** A secret shown in full, selectable, with a copy button that confirms success. */
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
  /** Consequences of losing the secret. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Replaces the modal of a secret and asks whether to close it without copying. */
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
  /** Once copied, closing doesn't ask. */
  readonly isCopied: boolean;
  readonly handleCopied: () => void;
  /** Closes the modal, or asks first. */
  readonly handleClose: () => void;
  /** Props of `LeaveWithoutCopying`, to be rendered instead of the secret; null if not asking. */
  readonly question: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

/** For a secret that is shown once: asks before closing the modal or leaving the page until the secret was copied. */
export function useSecretHold(close: () => void): SecretHold {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** Resolves the question of a pending navigation. */
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
