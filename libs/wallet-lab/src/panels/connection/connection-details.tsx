import { onDemand } from '@onepoint/ui-kit/on-demand';
import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { walletChains } from '@onepoint/wallet';
import { useSwitchWalletChain, useWalletConnection } from '@onepoint/wallet/react';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useConfig, useConnection, useConnections, type Connection } from 'wagmi';
import { disconnect, switchConnection } from 'wagmi/actions';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import { WalletWait } from '../../shared/wallet-wait.tsx';
import styles from './connection-details.module.css';

// Lazy because viem reads balances with its contract code, which a page without a wallet does not need.
const Balance = onDemand(async () => (await import('./balance.tsx')).Balance);

/** Account, chain, and balance of the current wallet, the other connections, and the chain switch. */
export function ConnectedWallet(): ReactNode {
  return (
    <>
      <ConnectionDetails />
      <ConnectionList />
      <ChainSwitch />
    </>
  );
}

function ConnectionDetails(): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { walletName, address = '', chain, chainId } = useWalletConnection();
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('connection.wallet')}</dt>
        <dd>{walletName}</dd>
      </div>
      <div>
        <dt>{t('connection.chain')}</dt>
        <dd>{chain?.name ?? t('connection.unsupportedChain', { chainId })}</dd>
      </div>
      <div>
        <dt>{t('connection.balance')}</dt>
        <dd>
          <Suspense fallback={<Skeleton />}>
            <Balance />
          </Suspense>
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>{t('connection.account')}</dt>
        <dd className={styles.withButton}>
          <code>{address}</code>
          <CopyButton
            text={address}
            label={t('common:actions.copyValue', { what: t('connection.account') })}
            copiedLabel={t('common:actions.copied')}
            failedLabel={t('common:states.copyFailed')}
          />
        </dd>
      </div>
    </dl>
  );
}

/** Lists all connections if there are at least two. */
function ConnectionList(): ReactNode {
  const { t } = useTranslation('provider');
  const connections = useConnections();
  if (connections.length < 2) return null;
  return (
    <section className={styles.section} aria-labelledby="connections">
      <h3 id="connections" className={styles.title}>
        {t('connection.several')}
      </h3>
      <ul className={styles.list}>
        {connections.map((connection) => (
          <ConnectionRow key={connection.connector.uid} connection={connection} />
        ))}
      </ul>
    </section>
  );
}

interface ConnectionRowProps {
  readonly connection: Connection;
}

function ConnectionRow({ connection: { connector, accounts, chainId } }: ConnectionRowProps): ReactNode {
  const { t } = useTranslation('provider');
  const config = useConfig();
  const current = useConnection();
  const isCurrent = current.connector?.uid === connector.uid;
  const options = { retry: false, networkMode: 'always' } as const;
  const change = useMutation({ ...options, mutationFn: () => switchConnection(config, { connector }) });
  const end = useMutation({ ...options, mutationFn: () => disconnect(config, { connector }) });
  const chain = config.chains.find(({ id }) => id === chainId);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{connector.name}</p>
        <p className={styles.facts}>
          <code>{`${accounts[0].slice(0, 6)}…${accounts[0].slice(-4)}`}</code> {chain?.name ?? chainId}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="positive" dot>
          {t('connection.current')}
        </Badge>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          title={t('connection.makeCurrentNamed', { name: connector.name })}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {t('connection.makeCurrent')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('connection.disconnectNamed', { name: connector.name })}
        loading={end.isPending}
        onClick={() => end.mutate()}
      >
        {t('connection.disconnect')}
      </Button>
    </li>
  );
}

function ChainSwitch(): ReactNode {
  const { t } = useTranslation('provider');
  const { chainId } = useWalletConnection();
  const switchChain = useSwitchWalletChain();
  return (
    <section className={styles.switch} aria-labelledby="switch-chain">
      <h3 id="switch-chain" className={styles.switchTitle}>
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
      <WalletWait request={switchChain} />
      {switchChain.error ? <WalletErrorAlert title={t('connection.switchFailed')} error={switchChain.error} /> : null}
    </section>
  );
}

interface ChainOptionProps {
  readonly chain: (typeof walletChains)[number];
  readonly isCurrent: boolean;
  readonly isSwitching: boolean;
  readonly isDisabled: boolean;
  readonly onSwitch: (chainId: number) => void;
}

function ChainOption({ chain, isCurrent, isSwitching, isDisabled, onSwitch }: ChainOptionProps): ReactNode {
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
      <span className={styles.optionText}>
        <span>{chain.name}</span>
        <span className={styles.id}>{'testnet' in chain && chain.testnet ? `${chain.id} · ${t('connection.testnet')}` : chain.id}</span>
      </span>
      {isSwitching ? <Spinner size="sm" /> : null}
      {isCurrent ? <Check className={styles.check} strokeWidth={1.5} aria-label={t('connection.currentChain')} /> : null}
    </button>
  );
}
