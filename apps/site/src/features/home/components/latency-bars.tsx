import { useTranslation } from '@onepoint/i18n';
import { historyLength } from '../hooks/live-block-reducer.ts';
import { formatRoundTrip } from '../../../shared/chains/format-round-trip.ts';
import styles from './latency-bars.module.css';

const heightPx = 28;
const stepPx = 12;
const gapPx = 4;
const widthPx = historyLength * stepPx;

/** Round trips of the last requests as bars, the newest at the end. The tallest fills the height; one line stands for all that are to come. */
export function LatencyBars({ history }: { history: readonly number[] }) {
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
