import type { CreatedApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { LeaveWithoutCopying } from '../../../shared/secret/leave-without-copying.tsx';
import { SecretField } from '../../../shared/secret/secret-field.tsx';
import { useSecretHold } from '../../../shared/secret/use-secret-hold.ts';
import { OldSecret, type RotatedSecret } from './old-secret.tsx';
import styles from './reveal-api-key-modal.module.css';

export interface RevealApiKeyModalProps extends ModalControls {
  apiKey: Pick<CreatedApiKey, 'name' | 'secret'>;
  /** Endpoint of the chain chosen last with this key in it, where the chains are known. */
  endpointUrl: string | undefined;
  /** Given where the secret takes the place of another one. */
  rotated?: RotatedSecret | undefined;
}

/**
 * Shows the secret of a key that was just created or rotated, this one time. A click outside does nothing; its buttons, Escape, Back, the browser and any
 * other page ask first as long as nothing was copied: closing too early costs the key.
 */
export function RevealApiKeyModal({ apiKey, endpointUrl, rotated, close }: RevealApiKeyModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const { isCopied, handleCopied, handleClose, question } = useSecretHold(close);
  if (question) return <LeaveWithoutCopying text={t('modals:revealApiKey.notCopied.text')} {...question} />;
  return (
    <ModalLayout
      title={t(rotated ? 'modals:revealApiKey.rotated.title' : 'modals:revealApiKey.title', { name: apiKey.name })}
      description={t('modals:revealApiKey.description')}
      onClose={handleClose}
      widthPx={560}
      footer={
        <Button variant={isCopied ? 'primary' : 'secondary'} onClick={handleClose}>
          {t('modals:revealApiKey.done')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {rotated ? <OldSecret {...rotated} /> : null}
        <SecretField
          label={t('modals:revealApiKey.secret')}
          value={apiKey.secret}
          copyLabel={t('modals:revealApiKey.copy')}
          onCopied={handleCopied}
          emphasized={!isCopied}
        />
        {endpointUrl === undefined ? null : (
          <SecretField
            label={t('modals:revealApiKey.url')}
            value={endpointUrl}
            copyLabel={t('modals:revealApiKey.copyUrl')}
            onCopied={handleCopied}
          />
        )}
      </div>
    </ModalLayout>
  );
}
