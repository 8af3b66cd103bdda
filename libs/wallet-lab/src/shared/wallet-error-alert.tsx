import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import type { WalletError } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import { LabLink } from '../lab/lab-navigation.tsx';
import styles from './wallet-error-alert.module.css';

interface WalletErrorAlertProps {
  readonly title: string;
  readonly error: WalletError;
}

/** A wallet error with its message, code, and a link to its cause and fix. */
export function WalletErrorAlert({ title, error }: WalletErrorAlertProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <Alert tone="negative" title={title} live>
      <p>{t(error.messageKey)}</p>
      <p className={styles.code}>
        {error.code}
        {error.providerCode === undefined ? null : ` · ${error.providerCode}`}{' '}
        <LabLink className={styles.more} to={{ section: 'errors', item: error.code }} aria-label={`${t('gallery.more')}: ${error.code}`}>
          {t('gallery.more')}
        </LabLink>
      </p>
    </Alert>
  );
}
