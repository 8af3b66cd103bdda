import { useTranslation } from '@onepoint/i18n';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Fragment, useId, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import styles from './deposit-address-card.module.css';
import { paymentUri, type DepositAddress, type DepositWallet } from './deposit-address.ts';

/** Deposit address as QR code and text, with a copy button, the network and its confirmations. */
export function DepositAddressCard({ wallet }: { wallet: DepositWallet }) {
  const { t } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const labelId = useId();
  const { address, chainId, network, tokens, confirmations } = wallet;
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
        <output aria-labelledby={labelId}>
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
        <dl className={styles.facts}>
          <div>
            <dt>{t('modals:cascadeDeposit.facts.network')}</dt>
            <dd>{network}</dd>
          </div>
          <div>
            <dt>{t('modals:cascadeDeposit.facts.confirmations')}</dt>
            <dd>{t('modals:cascadeDeposit.facts.blocks', { count: confirmations, formatted: format.number(confirmations) })}</dd>
          </div>
        </dl>
        <p className={styles.note}>{t('modals:cascadeDeposit.exchange', { network })}</p>
      </div>
    </div>
  );
}

/** Shows an address in groups of four characters for comparison. Screen readers and copying get one word. */
function AddressText({ address }: { address: DepositAddress }) {
  const groups = address.slice(2).match(/.{4}/g) ?? [];
  return (
    <span className={styles.address} translate="no" dir="ltr">
      <span className={styles.prefix}>0x</span>
      {groups.map((group, index) => (
        // Keyed by position, because a group can occur twice.
        <Fragment key={index}>
          <wbr />
          <span className={styles.group}>{group}</span>
        </Fragment>
      ))}
    </span>
  );
}
