import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { useDisconnectWallet, useWalletConnection, type WalletStatus } from '@onepoint/wallet/react';
import { Unplug } from 'lucide-react';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-provider.tsx';
import type { LabRecord, StateRecord } from '../../log/records.ts';
import { Loading } from '../../shared/loading.tsx';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import styles from './connection-panel.module.css';
import { StateMachine } from './state-machine.tsx';

// Lazy because a page without a wallet does not need it.
const ConnectedWallet = onDemand(async () => (await import('./connection-details.tsx')).ConnectedWallet);

/** The current connection: state, account, balance, chain switch and disconnect. */
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
          <Suspense fallback={<Loading lines={4} />}>
            <ConnectedWallet />
          </Suspense>
        ) : (
          <EmptyState className={styles.empty} headingLevel={3} icon={<Unplug strokeWidth={1.5} />} title={t('connection.empty')}>
            {t('connection.emptyHint')}
          </EmptyState>
        )}
      </div>
    </Card>
  );
}

export interface Transition {
  readonly from: WalletStatus;
  readonly to: WalletStatus;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

function useLastTransition(): Transition | undefined {
  const { log } = useLab();
  const records = useSyncExternalStore(log.subscribe, log.getRecords);
  const change = records.find(changesStatus);
  return change && { from: change.before.status, to: change.after.status, at: change.startedAt };
}

function changesStatus(record: LabRecord): record is StateRecord {
  return record.kind === 'state' && record.before.status !== record.after.status;
}
