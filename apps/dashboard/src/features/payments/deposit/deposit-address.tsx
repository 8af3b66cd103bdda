import type { CustodialToken, CustodialWallet } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Fragment, useId, useState } from 'react';
import { getAddress, isAddress } from 'viem/utils';
import { useFormat } from '../../../shared/format/use-format.ts';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import styles from './deposit-address.module.css';

/** Thrown for an address that must not be shown, because funds sent to a wrong address are lost. */
class DepositAddressError extends Error {
  override readonly name = 'DepositAddressError';
  readonly code: 'ADDRESS_MALFORMED' | 'ADDRESS_CHECKSUM_WRONG';

  constructor(code: DepositAddressError['code']) {
    super(code === 'ADDRESS_MALFORMED' ? 'This is not an address.' : 'The checksum of the address is wrong.');
    this.code = code;
  }
}

declare const verified: unique symbol;

/** Has a valid EIP-55 checksum. */
type DepositAddress = `0x${string}` & { readonly [verified]: true };

/**
 * Validates an address and its EIP-55 checksum. Rejects addresses in a single letter case: they have no checksum, so a mistyped digit would
 * go unnoticed.
 *
 * @throws {DepositAddressError} ADDRESS_MALFORMED, ADDRESS_CHECKSUM_WRONG
 */
export function parseDepositAddress(text: string): DepositAddress {
  if (!isAddress(text, { strict: false })) throw new DepositAddressError('ADDRESS_MALFORMED');
  if (getAddress(text) !== text) throw new DepositAddressError('ADDRESS_CHECKSUM_WRONG');
  return text as DepositAddress;
}

interface DepositToken extends Pick<CustodialToken, 'symbol' | 'decimals'> {
  readonly contractAddress: DepositAddress;
}

/** Network whose address and tokens passed verification. */
export interface DepositWallet extends Pick<CustodialWallet, 'network' | 'chainId' | 'confirmations'> {
  readonly kind: 'verified';
  readonly address: DepositAddress;
  /** The only tokens credited. Has at least one entry. */
  readonly tokens: readonly DepositToken[];
}

/** Network whose address or token failed verification. Has no address, so that none can be shown. */
export interface RejectedWallet extends Pick<CustodialWallet, 'network' | 'chainId'> {
  readonly kind: 'rejected';
  readonly error: DepositAddressError;
}

/** Ignores wallets of other projects. */
export function depositWallets(wallets: readonly CustodialWallet[], projectId: string): (DepositWallet | RejectedWallet)[] {
  return wallets.filter((wallet) => wallet.projectId === projectId).map(verifyWallet);
}

function verifyWallet({ network, chainId, confirmations, address, tokens }: CustodialWallet): DepositWallet | RejectedWallet {
  try {
    return {
      kind: 'verified',
      network,
      chainId,
      confirmations,
      address: parseDepositAddress(address),
      tokens: tokens.map((token) => ({ ...token, contractAddress: parseDepositAddress(token.contractAddress) })),
    };
  } catch (error) {
    if (!(error instanceof DepositAddressError)) throw error;
    return { kind: 'rejected', network, chainId, error };
  }
}

interface PaymentUriParameters {
  address: DepositAddress;
  chainId: number;
  /** Contract of the token to send. */
  tokenAddress: DepositAddress;
}

/** EIP-681 URI for a token transfer without an amount, for the QR code. */
export function paymentUri({ address, chainId, tokenAddress }: PaymentUriParameters): string {
  return `ethereum:${tokenAddress}@${String(chainId)}/transfer?address=${address}`;
}

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

/** Groups an address by four characters for comparison. Screen readers and copying get a single word. */
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
