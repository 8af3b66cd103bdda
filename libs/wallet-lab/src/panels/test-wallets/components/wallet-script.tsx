import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import type { FakeWallet } from '@onepoint/wallet/fake';
import { useReducer, useSyncExternalStore, type ReactNode } from 'react';
import { useLab } from '../../../lab/lab-context.ts';
import { ScriptBehavior } from './script-behavior.tsx';
import { ScriptNextAnswer } from './script-next-answer.tsx';
import { ScriptPerson } from './script-person.tsx';
import styles from './wallet-script.module.css';

export interface WalletScriptProps {
  readonly wallet: FakeWallet;
}

/** One running wallet: how it behaves, what its next answer is, and what its person does. */
export function WalletScript({ wallet }: WalletScriptProps): ReactNode {
  const { t } = useTranslation('provider');
  const { log, config } = useLab();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Requests change the wallet, and each is a line of the log.
  useSyncExternalStore(log.subscribe, log.getRecords);
  const { chainId, isLocked, isAuthorized } = wallet.getState();
  const chain = config.chains.find(({ id }) => id === chainId)?.name ?? String(chainId);
  return (
    <section className={styles.script} aria-label={wallet.info.name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{wallet.info.name}</h3>
        <Badge>{chain}</Badge>
        {isLocked ? <Badge tone="caution">{t('script.locked')}</Badge> : null}
        <Badge tone={isAuthorized ? 'positive' : 'neutral'}>{t(isAuthorized ? 'script.authorized' : 'script.unauthorized')}</Badge>
      </header>
      <div className={styles.parts}>
        <ScriptBehavior wallet={wallet} onChange={redraw} />
        <ScriptNextAnswer wallet={wallet} onChange={redraw} />
        <ScriptPerson wallet={wallet} onChange={redraw} />
      </div>
    </section>
  );
}
