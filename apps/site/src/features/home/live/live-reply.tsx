import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Code } from '@onepoint/ui-kit/code';
import { RotateCw } from 'lucide-react';
import { formatRoundTrip } from '../../../shared/format.ts';
import styles from './live-reply.module.css';
import type { useLiveBlock } from './use-live-block.ts';

interface LiveReplyProps {
  live: ReturnType<typeof useLiveBlock>;
  chainName: string;
}

/** The endpoint's reply, or for an error, an explanation and a button that sends the request again. */
export function LiveReply({ live, chainName }: LiveReplyProps) {
  const { t, i18n } = useTranslation(['page', 'common']);
  const { phase, reply, failure, roundTripMs, ask } = live;
  const isPending = phase === 'waiting' || phase === 'asking';
  // The last reply or failure stays until the next one.
  const shown = failure ?? (reply !== undefined && roundTripMs !== undefined ? 'answered' : phase);
  const ms = roundTripMs === undefined ? '' : formatRoundTrip(roundTripMs, i18n.language);
  const hint = failure === undefined ? undefined : t(`home.live.hints.${failure}`);
  return (
    <div className={styles.reply}>
      <p className={styles.status} data-phase={shown}>
        <span className={styles.dot} aria-hidden />
        {t(`home.live.states.${shown}`, { chain: chainName, ms })}
      </p>
      {/* Replies come every few seconds: announce only errors. */}
      <span className="visually-hidden" role="status">
        {failure === undefined || isPending ? null : `${t(`home.live.states.${failure}`, { chain: chainName })}. ${hint ?? ''}`}
      </span>
      <div className={styles.text}>
        {failure !== undefined ? (
          <div className={styles.failure}>
            <p>{hint}</p>
            {failure === 'unknownChain' ? null : (
              <Button size="sm" icon={<RotateCw aria-hidden />} loading={isPending} onClick={ask}>
                {t('common:actions.retry')}
              </Button>
            )}
          </div>
        ) : reply === undefined ? (
          <p>{phase === 'waiting' ? t('home.live.hints.waiting') : null}</p>
        ) : (
          <pre key={reply} className={styles.typed}>
            <Code code={reply} language="json" />
          </pre>
        )}
      </div>
    </div>
  );
}
