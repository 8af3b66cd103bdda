import type { CreatedApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useFormat } from '../../../shared/format/use-format.ts';
import { LeaveWithoutCopying, SecretField, useSecretHold } from '../../../shared/secret/secret-field.tsx';
import styles from './api-key-modals.module.css';

interface RevealApiKeyModalProps extends ModalControls {
  apiKey: Pick<CreatedApiKey, 'name' | 'secret'>;
  /** URL of the last selected chain with this secret. Undefined if the chains aren't loaded. */
  endpointUrl: string | undefined;
  /** Set if the secret replaces a previous one. */
  rotated?: RotatedSecret | undefined;
}

/**
 * Shows a new secret once, because the API can't return it again. Until the user copies it, closing the modal or leaving the page asks
 * first, and outside clicks do nothing.
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
      <div className={styles.body}>
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

export interface RotatedSecret {
  /** When the previous secret stops working. Null if it already has. */
  readonly previousSecretEndsAt: string | null;
}

function OldSecret({ previousSecretEndsAt }: RotatedSecret) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  if (previousSecretEndsAt === null) return <Alert tone="caution" title={t('revealApiKey.rotated.atOnce')} />;
  return <Alert title={t('revealApiKey.rotated.until', { when: format.date(previousSecretEndsAt, { style: 'dateTime' }) })} />;
}
