import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { LeaveWithoutCopying, SecretField, useSecretHold } from '../../../shared/secret/secret-field.tsx';

interface WebhookSecretModalProps extends ModalControls {
  secret: string;
}

/** Shows the signing secret, only this once. Asks before closing until the user has copied it or confirmed that it is stored. */
export function WebhookSecretModal({ secret, close }: WebhookSecretModalProps) {
  const { t } = useTranslation('modals');
  const { isCopied, handleCopied, handleClose, question } = useSecretHold(close);
  if (question) return <LeaveWithoutCopying text={t('webhookSecret.notStored')} {...question} />;
  return (
    <ModalLayout
      title={t('webhookSecret.title')}
      description={t('webhookSecret.description')}
      onClose={handleClose}
      widthPx={560}
      footer={
        <Button variant={isCopied ? 'primary' : 'secondary'} onClick={() => close()}>
          {t('webhookSecret.done')}
        </Button>
      }
    >
      <SecretField
        label={t('revealApiKey.secret')}
        value={secret}
        copyLabel={t('webhookSecret.copy')}
        onCopied={handleCopied}
        emphasized={!isCopied}
      />
    </ModalLayout>
  );
}
