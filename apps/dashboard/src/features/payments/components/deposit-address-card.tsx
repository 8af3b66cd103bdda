import { useTranslation } from '@onepoint/i18n';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { useId, useState } from 'react';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import type { DepositWallet } from '../data/deposit-wallets.ts';
import { paymentUri } from '../data/payment-uri.ts';
import { AddressText } from './address-text.tsx';
import styles from './deposit-address-card.module.css';
import { DepositFacts } from './deposit-facts.tsx';

/** The address as a QR code for a wallet's camera, in full to compare, and to copy. */
export function DepositAddressCard({ wallet }: { wallet: DepositWallet }) {
  const { t } = useTranslation(['modals', 'common']);
  const labelId = useId();
  const { address, chainId, network, tokens } = wallet;
  const [symbol, setSymbol] = useState(tokens[0]?.symbol);
  const token = tokens.find((candidate) => candidate.symbol === symbol);
  return (
    <div className={styles.card}>
      <div className={styles.scan}>
        {token ? (
          <QrCode
            text={paymentUri({ address, chainId, tokenAddress: token.contractAddress })}
            label={t('modals:cascadeDeposit.qr', { token: token.symbol, address, network })}
            className={styles.qr}
          />
        ) : null}
        {tokens.length > 1 && symbol !== undefined ? (
          <SegmentedSwitch
            label={t('modals:cascadeDeposit.token')}
            size="sm"
            options={tokens.map((option) => ({ value: option.symbol, label: option.symbol }))}
            value={symbol}
            onValueChange={setSymbol}
          />
        ) : null}
      </div>
      <div className={styles.details}>
        <span id={labelId} className={styles.label}>
          {t('modals:cascadeDeposit.address')}
        </span>
        <output aria-labelledby={labelId} className={styles.address}>
          <AddressText address={address} />
        </output>
        <CopyButton
          text={address}
          label={t('modals:cascadeDeposit.copy')}
          copiedLabel={t('common:actions.copied')}
          failedLabel={t('common:states.copyFailed')}
          variant="primary"
          size="md"
        >
          {t('modals:cascadeDeposit.copy')}
        </CopyButton>
        <DepositFacts wallet={wallet} />
      </div>
    </div>
  );
}
