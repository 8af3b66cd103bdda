import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConfig, useConnection, type Connection } from 'wagmi';
import { disconnect, switchConnection } from 'wagmi/actions';
import styles from './connection-list.module.css';

export interface ConnectionRowProps {
  readonly connection: Connection;
}

/** One connection: its wallet, account and chain; made current or ended. */
export function ConnectionRow({ connection: { connector, accounts, chainId } }: ConnectionRowProps): ReactNode {
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
