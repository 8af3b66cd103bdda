import { useTranslation } from '@onepoint/i18n';
import { walletChains } from '@onepoint/wallet';
import { useSwitchWalletChain, useWalletConnection } from '@onepoint/wallet/react';
import type { ReactNode } from 'react';
import { WalletErrorAlert } from '../../../shared/wallet-error-alert.tsx';
import { ChainOption } from './chain-option.tsx';
import styles from './chain-switch.module.css';

/** The six chains; choosing one has the wallet switch to it, adding it first where the wallet does not know it. */
export function ChainSwitch(): ReactNode {
  const { t } = useTranslation('provider');
  const { chainId } = useWalletConnection();
  const switchChain = useSwitchWalletChain();
  return (
    <section className={styles.switch} aria-labelledby="switch-chain">
      <h3 id="switch-chain" className={styles.title}>
        {t('connection.switchTitle')}
      </h3>
      <ul className={styles.chains}>
        {walletChains.map((chain) => (
          <li key={chain.id}>
            <ChainOption
              chain={chain}
              isCurrent={chain.id === chainId}
              isSwitching={switchChain.isPending && switchChain.variables === chain.id}
              isDisabled={switchChain.isPending}
              onSwitch={switchChain.mutate}
            />
          </li>
        ))}
      </ul>
      {switchChain.error ? <WalletErrorAlert title={t('connection.switchFailed')} error={switchChain.error} /> : null}
    </section>
  );
}
