import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import styles from './confirm-change-modal.module.css';

export interface ConfirmChangeModalProps extends ModalControls<'done'> {
  title: string;
  /** One sentence each, what weighs most first. */
  consequences: readonly string[];
  submitLabel: string;
  /** Made while the modal waits; without it the modal only asks, and closes with `done` at once. */
  change?: () => Promise<unknown>;
  /** Said once it is done. @default nothing */
  done?: string;
  /** Said where it was refused. */
  failed?: string;
}

/** Asks before something of the account is taken away. */
export function ConfirmChangeModal({ title, consequences, submitLabel, change, done, failed, close }: ConfirmChangeModalProps) {
  const { t } = useTranslation();
  const confirmed = useAccountChange({
    change: change ?? (() => Promise.resolve()),
    ...(failed === undefined ? {} : { failed }),
    ...(done === undefined ? {} : { done: () => done }),
  });
  return (
    <ModalLayout
      title={title}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()} ref={focusOnMount}>
            {t('actions.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={confirmed.isPending}
            onClick={() => confirmed.mutate(undefined, { onSuccess: () => close('done') })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ModalLayout>
  );
}
