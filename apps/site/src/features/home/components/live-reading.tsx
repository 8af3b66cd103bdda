import { formatNumber, useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { RotateCw } from 'lucide-react';
import type { useLiveBlock } from '../hooks/use-live-block.ts';
import { formatRoundTrip } from '../../../shared/chains/format-round-trip.ts';
import styles from './live-reading.module.css';
import { LatencyBars } from './latency-bars.tsx';
import { RollingNumber } from './rolling-number.tsx';

export interface LiveReadingProps {
  live: ReturnType<typeof useLiveBlock>;
  chainName: string;
}

/** The two numbers of the instrument: the latest block, and how long the answer took. */
export function LiveReading({ live, chainName }: LiveReadingProps) {
  const { t, i18n } = useTranslation('page');
  const { block, roundTripMs, history } = live;
  return (
    <div className={styles.reading}>
      <div className={styles.number}>
        <p className={styles.label}>{t('home.live.block', { chain: chainName })}</p>
        <p className={styles.value}>
          {block === undefined ? <span className={styles.none}>—</span> : <RollingNumber text={formatNumber(block, i18n.language)} />}
        </p>
      </div>
      <div className={styles.time}>
        <p className={styles.label}>{t('home.live.roundTrip')}</p>
        <p className={styles.value}>
          {roundTripMs === undefined ? <span className={styles.none}>—</span> : formatRoundTrip(roundTripMs, i18n.language)}
        </p>
      </div>
      <LatencyBars history={history} />
      <IconButton
        className={styles.again}
        name={t('home.live.send')}
        icon={<RotateCw aria-hidden />}
        loading={live.phase === 'asking' && block === undefined}
        onClick={live.ask}
      />
    </div>
  );
}
