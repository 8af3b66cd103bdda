import type { Chain } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './composer.module.css';
import type { SentRequest } from './send-request.ts';

interface HistoryCardProps {
  /** Newest first. */
  sent: readonly SentRequest[];
  chains: readonly Chain[];
  onOpen: (sent: SentRequest) => void;
  onClear: () => void;
}

export function HistoryCard({ sent, chains, onOpen, onClear }: HistoryCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const clear =
    sent.length === 0 ? undefined : (
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('composer.history.clear')}
      </Button>
    );
  return (
    <Card title={t('composer.history.title')} actions={clear}>
      {sent.length === 0 ? (
        <p className={styles.hint}>{t('composer.history.empty')}</p>
      ) : (
        <ol className={styles.history}>
          {sent.map((entry) => {
            const { request, sentAt, outcome } = entry;
            const isGood = outcome.kind === 'answered' && outcome.reply.kind === 'result';
            const chainName = chains.find(({ slug }) => slug === request.chain)?.name ?? request.chain;
            return (
              <li key={sentAt}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-label={t('composer.history.again', { method: request.method, chain: chainName })}
                  onClick={() => onOpen(entry)}
                >
                  <ChainIcon chain={request.chain} size={16} />
                  <code className={styles.name} translate="no">
                    {request.method}
                  </code>
                  <Badge tone={isGood ? 'positive' : 'negative'}>{t(isGood ? 'composer.reply.ok' : 'composer.reply.failed')}</Badge>
                  <span className={styles.time}>
                    {outcome.kind === 'answered' ? t('composer.reply.time', { ms: format.number(outcome.received.timeMs) }) : null}
                  </span>
                  <time className={styles.time} dateTime={new Date(sentAt).toISOString()}>
                    {format.date(sentAt, { style: 'dateTime' })}
                  </time>
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
