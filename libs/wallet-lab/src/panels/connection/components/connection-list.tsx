import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { useConnections } from 'wagmi';
import { ConnectionRow } from './connection-row.tsx';
import styles from './connection-list.module.css';

/** All connected wallets, of which one is current. Nothing with fewer than two: the panel itself is about the one. */
export function ConnectionList(): ReactNode {
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
