import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { useDisconnectWallet, useWalletConnection } from '@onepoint/wallet/react';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import { ChainSwitch } from './components/chain-switch.tsx';
import { ConnectionDetails } from './components/connection-details.tsx';
import { ConnectionList } from './components/connection-list.tsx';
import { StateMachine } from './components/state-machine.tsx';
import { useLastTransition } from './hooks/use-last-transition.ts';
import styles from './connection-panel.module.css';

/** State of the connection; who is connected, where, with how much; switching the chain; disconnecting. */
export function ConnectionPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { status, address } = useWalletConnection();
  const last = useLastTransition();
  const disconnect = useDisconnectWallet();
  const isConnected = status === 'connected' && address !== undefined;
  return (
    <Card
      title={t('connection.title')}
      actions={
        isConnected ? (
          <Button size="sm" variant="secondary" loading={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {t('connection.disconnect')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.stack}>
        <StateMachine status={status} last={last} />
        {disconnect.error ? <WalletErrorAlert title={t('connection.disconnectFailed')} error={disconnect.error} /> : null}
        {isConnected ? (
          <>
            <ConnectionDetails />
            <ConnectionList />
            <ChainSwitch />
          </>
        ) : (
          <EmptyState className={styles.empty} headingLevel={3} icon={<Unplug strokeWidth={1.5} />} title={t('connection.empty')}>
            {t('connection.emptyHint')}
          </EmptyState>
        )}
      </div>
    </Card>
  );
}
