import { useTranslation } from '@onepoint/i18n/light';
import { historyLength } from '../hooks/live-block-reducer.ts';
import { formatRoundTrip } from '../../../shared/chains/format-round-trip.ts';
import styles from './latency-bars.module.css';

const heightPx = 28;
const stepPx = 12;

/** Round trips of the last requests as bars, the newest at the end. The tallest fills the height. */
export function LatencyBars({ history }: { history: readonly number[] }) {
  const { t, i18n } = useTranslation('page');
  const highest = Math.max(...history, 1);
  const values = history.map((ms) => formatRoundTrip(ms, i18n.language)).join(', ');
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${historyLength * stepPx} ${heightPx}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('home.live.history', { values: values || '—' })}
    >
      {Array.from({ length: historyLength }, (_, index) => {
        const ms = history[index - (historyLength - history.length)];
        const height = ms === undefined ? 2 : Math.max(3, (ms / highest) * heightPx);
        return (
          <rect
            key={index}
            className={ms === undefined ? styles.rest : styles.bar}
            x={index * stepPx}
            y={heightPx - height}
            width={stepPx - 4}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
