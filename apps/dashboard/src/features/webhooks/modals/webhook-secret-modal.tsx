import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { LeaveWithoutCopying, SecretField, useSecretHold } from '../../../shared/secret/secret-field.tsx';

interface WebhookSecretModalProps extends ModalControls {
  secret: string;
  /** True if the webhook was just added; false if its secret was rotated. */
  isNew: boolean;
}

/** Shows the signing secret once. Asks before closing until the user copies it. */
export function WebhookSecretModal({ secret, isNew, close }: WebhookSecretModalProps) {
  const { t } = useTranslation('webhooks');
  const { isCopied, handleCopied, handleClose, question } = useSecretHold(close);
  if (question) return <LeaveWithoutCopying text={t('secret.notStored')} {...question} />;
  return (
    <ModalLayout
      title={t(isNew ? 'secret.added' : 'secret.rotated')}
      description={t('secret.description')}
      onClose={handleClose}
      widthPx={560}
      footer={
        <Button variant={isCopied ? 'primary' : 'secondary'} onClick={handleClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <SecretField label={t('secret.label')} value={secret} copyLabel={t('secret.copy')} onCopied={handleCopied} emphasized={!isCopied} />
    </ModalLayout>
  );
}
