import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { TextArea } from '@onepoint/ui-kit/text-area';
import type { SignWalletMessageReturnType } from '@onepoint/wallet';
import { useSignWalletMessage, useWalletConnection } from '@onepoint/wallet/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import { WalletWait } from '../../shared/wallet-wait.tsx';
import styles from './sign-message-panel.module.css';

/** Signs a message and verifies the signature. */
export function SignMessagePanel(): ReactNode {
  const { t } = useTranslation('methods');
  const { status } = useWalletConnection();
  const sign = useSignWalletMessage();
  const [message, setMessage] = useState(() => t('sign.defaultMessage'));
  const isConnected = status === 'connected';

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sign.isPending) sign.mutate(message);
  };
  return (
    <Card title={t('sign.title')} description={t('sign.description')}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextArea
          label={t('sign.message')}
          description={isConnected ? undefined : t('sign.needsConnection')}
          rows={3}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={!isConnected} loading={sign.isPending} loadingLabel={t('sign.waiting')}>
            {t('sign.submit')}
          </Button>
        </div>
        <WalletWait request={sign} />
        {sign.error ? <WalletErrorAlert title={t('sign.failed')} error={sign.error} /> : null}
        {sign.data ? <SignedMessage signed={sign.data} /> : null}
      </form>
    </Card>
  );
}

interface SignedMessageProps {
  readonly signed: SignWalletMessageReturnType;
}

function SignedMessage({ signed }: SignedMessageProps): ReactNode {
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
