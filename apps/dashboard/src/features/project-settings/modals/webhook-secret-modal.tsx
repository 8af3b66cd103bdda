import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { useHoldPage } from '../../../shared/hold-page/use-hold-page.ts';
import styles from './webhook-secret-modal.module.css';

export interface WebhookSecretModalProps extends ModalControls {
  secret: string;
}

/** Shows the secret that signs deliveries, this one time. */
export function WebhookSecretModal({ secret, close }: WebhookSecretModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  useHoldPage(true);
  return (
    <ModalLayout
      title={t('modals:webhookSecret.title')}
      description={t('modals:webhookSecret.description')}
      onClose={() => close()}
      widthPx={560}
      footer={
        <Button variant="primary" onClick={() => close()} ref={focusOnMount}>
          {t('modals:webhookSecret.done')}
        </Button>
      }
    >
      <p className={styles.secret}>
        <Code code={secret} />
        <CopyButton
          text={secret}
          label={t('modals:webhookSecret.copy')}
          copiedLabel={t('common:actions.copied')}
          failedLabel={t('common:states.copyFailed')}
        />
      </p>
    </ModalLayout>
  );
}
