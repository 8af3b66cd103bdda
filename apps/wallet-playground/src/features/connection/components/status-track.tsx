import { useTranslation } from '@onepoint/i18n';
import { classNames } from '@onepoint/ui-kit/class-names';
import type { WalletStatus } from '@onepoint/wallet/react';
import type { ReactNode } from 'react';
import styles from './status-track.module.css';

const statuses = ['disconnected', 'connecting', 'reconnecting', 'connected'] as const satisfies readonly WalletStatus[];

export interface StatusTrackProps {
  readonly status: WalletStatus;
}

/** The four states of a connection with the current one lit. */
export function StatusTrack({ status }: StatusTrackProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <>
      <ol className={styles.track} aria-label={t('connection.status')}>
        {statuses.map((candidate) => (
          <li
            key={candidate}
            className={classNames(styles.state, styles[candidate], candidate === status && styles.current)}
            aria-current={candidate === status ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden />
            {t(`connection.${candidate}`)}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {t(`connection.${status}`)}
      </p>
    </>
  );
}
