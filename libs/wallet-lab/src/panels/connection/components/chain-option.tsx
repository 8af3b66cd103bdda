import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Spinner } from '@onepoint/ui-kit/spinner';
import type { walletChains } from '@onepoint/wallet';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chain-option.module.css';

export interface ChainOptionProps {
  readonly chain: (typeof walletChains)[number];
  readonly isCurrent: boolean;
  readonly isSwitching: boolean;
  readonly isDisabled: boolean;
  readonly onSwitch: (chainId: number) => void;
}

/** One chain to switch to. */
export function ChainOption({ chain, isCurrent, isSwitching, isDisabled, onSwitch }: ChainOptionProps): ReactNode {
  const { t } = useTranslation('provider');
  const slug = serviceChains.find((candidate) => candidate.chainId === chain.id)?.slug ?? '';
  return (
    <button
      type="button"
      className={styles.option}
      aria-current={isCurrent ? 'true' : undefined}
      aria-busy={isSwitching || undefined}
      disabled={isDisabled || isCurrent}
      onClick={() => onSwitch(chain.id)}
    >
      <ChainIcon chain={slug} />
      <span className={styles.text}>
        <span>{chain.name}</span>
        <span className={styles.id}>{'testnet' in chain && chain.testnet ? `${chain.id} · ${t('connection.testnet')}` : chain.id}</span>
      </span>
      {isSwitching ? <Spinner size="sm" /> : null}
      {isCurrent ? <Check className={styles.check} strokeWidth={1.5} aria-label={t('connection.currentChain')} /> : null}
    </button>
  );
}
