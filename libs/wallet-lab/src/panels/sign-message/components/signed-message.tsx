import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import type { SignWalletMessageReturnType } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import styles from './signed-message.module.css';

export interface SignedMessageProps {
  readonly signed: SignWalletMessageReturnType;
}

/** A signature, with what checking it gave. */
export function SignedMessage({ signed }: SignedMessageProps): ReactNode {
  const { t } = useTranslation(['methods', 'common']);
  return (
    <Alert
      live
      tone={signed.isVerified ? 'positive' : 'caution'}
      title={t('sign.succeeded')}
      action={
        <CopyButton
          text={signed.signature}
          label={t('sign.copySignature')}
          copiedLabel={t('common:actions.copied')}
          failedLabel={t('common:states.copyFailed')}
        />
      }
    >
      <p>{t(signed.isVerified ? 'sign.verified' : 'sign.notVerified')}</p>
      <code className={styles.signature} aria-label={t('sign.signature')}>
        {signed.signature}
      </code>
    </Alert>
  );
}
