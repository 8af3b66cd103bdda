import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import type { WalletError, WalletErrorCode } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import { JsonBlock } from '../../../shared/json-block.tsx';
import styles from './error-outcome.module.css';

export interface ErrorOutcomeProps {
  readonly expected: WalletErrorCode;
  /** What the app made of it; undefined when nothing went wrong. */
  readonly error: WalletError | undefined;
}

/** What a reader would be shown, and what came underneath. */
export function ErrorOutcome({ expected, error }: ErrorOutcomeProps): ReactNode {
  const { t } = useTranslation('provider');
  if (error?.code !== expected)
    return <Alert live tone="caution" title={t('gallery.other', { code: error?.code ?? t('gallery.nothing') })} />;
  return (
    <div className={styles.outcome}>
      <Alert live tone="negative" title={t('gallery.shown')}>
        <p>{t(error.messageKey)}</p>
        <p className={styles.code}>
          {error.code}
          {error.providerCode === undefined ? null : ` · ${error.providerCode}`}
        </p>
      </Alert>
      <JsonBlock label={t('gallery.underneath')} value={error.cause ?? error.message} />
    </div>
  );
}
