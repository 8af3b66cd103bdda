import { useTranslation } from '@onepoint/i18n';
import { Code } from '@onepoint/ui-kit/code';
import type { LiveBlock } from '../hooks/live-block-reducer.ts';
import { formatRoundTrip } from '../../../shared/chains/format-round-trip.ts';
import styles from './live-reply.module.css';

export interface LiveReplyProps {
  live: LiveBlock;
  chainName: string;
}

/** What the endpoint replied, typed out; an error in words, with its code. */
export function LiveReply({ live, chainName }: LiveReplyProps) {
  const { t, i18n } = useTranslation('page');
  const { phase, reply, code, roundTripMs } = live;
  const shownPhase = phase === 'asking' && reply !== undefined && roundTripMs !== undefined ? 'answered' : phase;
  const ms = roundTripMs === undefined ? '' : formatRoundTrip(roundTripMs, i18n.language);
  const hint = shownPhase === 'asking' || shownPhase === 'answered' ? undefined : t(`home.live.hints.${shownPhase}`);
  return (
    <div className={styles.reply}>
      <p className={styles.status} data-phase={shownPhase}>
        <span className={styles.dot} aria-hidden />
        {t(`home.live.states.${shownPhase}`, { chain: chainName, ms })}
      </p>
      {/* Answers come every few seconds; only trouble is worth interrupting for. */}
      <span className="visually-hidden" role="status">
        {hint}
      </span>
      <div className={styles.text}>
        {reply === undefined ? (
          <p className={styles.hint}>
            {hint}
            {code === undefined ? null : (
              <>
                {' '}
                <code translate="no">{code}</code>
              </>
            )}
          </p>
        ) : (
          <pre key={reply} className={styles.typed}>
            <Code code={reply} language="json" />
          </pre>
        )}
      </div>
    </div>
  );
}
