import { formatNumber, useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { RotateCw } from 'lucide-react';
import { formatRoundTrip } from '../../../shared/format.ts';
import { historyLength, type useLiveBlock } from './use-live-block.ts';
import styles from './live-reading.module.css';

const heightPx = 28;
const stepPx = 12;
const gapPx = 4;
const widthPx = historyLength * stepPx;

/** Latencies of the last requests as bars, newest last. The tallest fills the height. */
function LatencyBars({ history }: { history: readonly number[] }) {
  const { t, i18n } = useTranslation('page');
  const highest = Math.max(...history, 1);
  const values = history.map((ms) => formatRoundTrip(ms, i18n.language)).join(', ');
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('home.live.history', { values: values || '—' })}
    >
      <path className={styles.rest} d={`M0 ${heightPx - 1}H${widthPx}`} strokeWidth={2} strokeDasharray={`${stepPx - gapPx} ${gapPx}`} />
      {history.map((ms, index) => {
        const height = Math.max(3, (ms / highest) * heightPx);
        const place = historyLength - history.length + index;
        return (
          <rect key={place} className={styles.bar} x={place * stepPx} y={heightPx - height} width={stepPx - gapPx} height={height} rx={1} />
        );
      })}
    </svg>
  );
}

/** A number whose changed digits roll in. Screen readers get it as one text. */
function RollingNumber({ text }: { text: string }) {
  const characters = Array.from(text);
  return (
    <span>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden className={styles.digits}>
        {characters.map((character, index) => (
          // Keys count from the end, so that a longer number keeps its digits. A new key mounts an element, which rolls in.
          <span key={`${characters.length - index}:${character}`} className={styles.digit}>
            {character}
          </span>
        ))}
      </span>
    </span>
  );
}

interface LiveReadingProps {
  live: ReturnType<typeof useLiveBlock>;
  chainName: string;
}

export function LiveReading({ live, chainName }: LiveReadingProps) {
  const { t, i18n } = useTranslation('page');
  const { block, roundTripMs, history } = live;
  return (
    <div className={styles.reading}>
      <div>
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
