import type { CreatedToken } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { LeaveWithoutCopying, SecretField, useSecretHold } from '../../shared/secret/secret-field.tsx';

interface RevealTokenModalProps extends ModalControls {
  token: Pick<CreatedToken, 'name' | 'secret'>;
}

/** Shows a new token's secret once. Asks before closing until the user copies it. */
export function RevealTokenModal({ token: { name, secret }, close }: RevealTokenModalProps) {
  const { t } = useTranslation('tokens');
  const { isCopied, handleCopied, handleClose, question } = useSecretHold(close);
  if (question) return <LeaveWithoutCopying text={t('reveal.notCopied')} {...question} />;
  return (
    <ModalLayout
      title={t('reveal.title', { name })}
      description={t('reveal.description')}
      onClose={handleClose}
      widthPx={560}
      footer={
        <Button variant={isCopied ? 'primary' : 'secondary'} onClick={handleClose}>
          {t('reveal.done')}
        </Button>
      }
    >
      <SecretField label={t('reveal.secret')} value={secret} copyLabel={t('reveal.copy')} onCopied={handleCopied} emphasized={!isCopied} />
    </ModalLayout>
  );
}
