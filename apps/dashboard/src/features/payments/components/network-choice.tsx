import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { useId } from 'react';
import type { DepositWallet, RefusedWallet } from '../data/deposit-wallets.ts';
import styles from './network-choice.module.css';

export interface NetworkChoiceProps {
  wallets: readonly Pick<DepositWallet | RefusedWallet, 'network' | 'chainId'>[];
  /** Id of the chosen chain. */
  value: number;
  onValueChange: (chainId: number) => void;
}

/** The network that money is sent on. All are in sight: a wrong one loses the money. */
export function NetworkChoice({ wallets, value, onValueChange }: NetworkChoiceProps) {
  const { t } = useTranslation('modals');
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('cascadeDeposit.network')}</legend>
      {wallets.map(({ network, chainId }) => (
        <label key={chainId} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={chainId}
            checked={chainId === value}
            onChange={() => onValueChange(chainId)}
          />
          <ChainIcon chain={serviceChains.find((chain) => chain.chainId === chainId)?.slug ?? network} size={16} />
          {network}
        </label>
      ))}
    </fieldset>
  );
}
