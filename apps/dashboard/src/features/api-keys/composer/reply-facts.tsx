import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { computeUnitsOf } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './composer.module.css';
import type { SentRequest } from './sent-request.ts';

/** How a request went in one line: answered or not, HTTP status, time, size, and what it was charged. */
export function ReplyFacts({ sent: { request, outcome } }: { sent: SentRequest }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (outcome.kind !== 'answered') return <Badge tone="negative">{t('composer.reply.failed')}</Badge>;
  const { received, reply } = outcome;
  const isGood = reply.kind === 'result';
  const isCharged = request.through === 'key' && (isGood || reply.kind === 'node');
  const units = isCharged ? computeUnitsOf(request.method) : 0;
  return (
    <span className={styles.facts}>
      <Badge tone={isGood ? 'positive' : 'negative'}>{t(isGood ? 'composer.reply.ok' : 'composer.reply.failed')}</Badge>
      <span>{received.status === null ? t('endpoint.ws') : t('composer.reply.status', { status: received.status })}</span>
      <span>{t('composer.reply.time', { ms: format.number(received.timeMs) })}</span>
      <span>{t('composer.reply.size', { size: format.number(received.sizeBytes) })}</span>
      <span>
        {units === 0 ? t('composer.reply.uncharged') : t('composer.reply.charged', { count: units, units: format.number(units) })}
      </span>
    </span>
  );
}
