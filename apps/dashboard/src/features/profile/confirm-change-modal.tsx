import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { focusOnMount } from '../../shared/focus.ts';
import styles from './confirm-change-modal.module.css';
import { useAccountChange } from './profile.queries.ts';

export interface ConfirmChangeModalProps extends ModalControls<'done'> {
  title: string;
  /** One sentence each, most important first. */
  consequences: readonly string[];
  submitLabel: string;
  /** Runs while the modal is open. If undefined, the modal only asks and closes with `done` immediately. */
  change?: () => Promise<unknown>;
  /** Toast after success. @default none */
  done?: string;
  /** Toast title after a failure. */
  failed?: string;
}

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
