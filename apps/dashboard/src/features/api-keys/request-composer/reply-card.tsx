import { useTranslation } from '@onepoint/i18n';
import { computeUnitsOf } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Badge } from '@onepoint/ui-kit/badge';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useFormat, useNow } from '../../../shared/format/use-format.ts';
import type { ComposedRequest } from './composed-request.ts';
import styles from './composer.module.css';
import type { Outcome, SentRequest } from './send-request.ts';

interface ReplyCardProps {
  /** Undefined before the first request. */
  sent: SentRequest | undefined;
  isSending: boolean;
  footer?: ReactNode;
}

/** Maximum number of characters shown. Highlighting more would block the page. */
const shownMax = 50_000;

export function ReplyCard({ sent, isSending, footer }: ReplyCardProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (isSending || !sent) {
    return (
      <Card title={t('composer.reply.title')} aria-busy={isSending}>
        <div className={styles.reply}>
          {isSending ? <Skeleton lines={5} /> : <p className={styles.hint}>{t('composer.reply.empty')}</p>}
          {footer}
        </div>
      </Card>
    );
  }
  const { outcome, request } = sent;
  const text = outcome.kind === 'answered' ? outcome.reply.text : null;
  return (
    <Card title={t('composer.reply.title')} description={<ReplyFacts sent={sent} />} aria-live="polite">
      <div className={styles.reply}>
        <ReplyProblem outcome={outcome} over={request.over} />
        {text === null ? null : (
          <CodeBlock
            label={t('composer.reply.label', { method: request.method })}
            samples={[{ id: 'reply', label: 'JSON', language: 'json', code: text.slice(0, shownMax) }]}
            copyText={text}
            copyLabel={t('composer.reply.copy')}
            copiedLabel={t('common:actions.copied')}
            copyFailedLabel={t('common:states.copyFailed')}
            className={styles.code}
            footer={
              text.length > shownMax
                ? t('composer.reply.cut', { shown: format.number(shownMax), all: format.number(text.length) })
                : undefined
            }
          />
        )}
        {footer}
      </div>
    </Card>
  );
}

function ReplyFacts({ sent: { request, outcome } }: { sent: SentRequest }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (outcome.kind !== 'answered') return <Badge tone="negative">{t('composer.reply.failed')}</Badge>;
  const { received, reply } = outcome;
  const isGood = reply.kind === 'result';
  const isCharged = request.through === 'key' && (isGood || reply.kind === 'node');
  const units = isCharged ? computeUnitsOf(request.method) : 0;
  return (
    <CallFacts isGood={isGood} computeUnits={units}>
      <span>{received.status === null ? t('endpoint.ws') : t('composer.reply.status', { status: received.status })}</span>
      <span>{t('composer.reply.time', { ms: format.number(received.timeMs) })}</span>
      <span>{t('composer.reply.size', { size: format.number(received.sizeBytes) })}</span>
    </CallFacts>
  );
}

interface CallFactsProps {
  isGood: boolean;
  computeUnits: number;
  /** More details, such as the latency. */
  children: ReactNode;
}

export function CallFacts({ isGood, computeUnits, children }: CallFactsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <span className={styles.facts}>
      <Badge tone={isGood ? 'positive' : 'negative'}>{t(isGood ? 'composer.reply.ok' : 'composer.reply.failed')}</Badge>
      {children}
      <span>
        {computeUnits === 0
          ? t('composer.reply.uncharged')
          : t('composer.reply.charged', { count: computeUnits, units: format.number(computeUnits) })}
      </span>
    </span>
  );
}

/** Longer waits are shown in minutes and hours. */
const secondsShownMax = 90;

interface ReplyProblemProps {
  outcome: Outcome;
  over: ComposedRequest['over'];
}

/** Explains an error, who caused it, and what to do. Renders nothing for a successful response. */
function ReplyProblem({ outcome, over }: ReplyProblemProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const retryText = (seconds: number): string =>
    seconds <= secondsShownMax
      ? t('composer.reply.retryAfter', { count: seconds })
      : t('composer.reply.retryAt', { when: format.relative(new Date(now + seconds * 1_000).toISOString(), now) });
  if (outcome.kind !== 'answered') {
    return (
      <Alert tone={outcome.kind === 'network' ? 'negative' : 'caution'} title={t(`composer.outcomes.${outcome.kind}`)}>
        {t(`composer.outcomes.${outcome.kind}Help`)} {outcome.kind === 'network' && over === 'ws' ? t('composer.outcomes.networkWs') : null}
      </Alert>
    );
  }
  const { received, reply } = outcome;
  if (reply.kind === 'result') return null;
  if (reply.kind === 'gateway') {
    const help = isExplainedCode(reply.code) ? t(`composer.gatewayErrors.${reply.code}`) : reply.message;
    const wait = received.retryAfterSeconds;
    return (
      <Alert tone="negative" title={`${t('composer.outcomes.gateway')}: ${reply.code}`}>
        {help} {wait === null ? null : retryText(wait)}
      </Alert>
    );
  }
  const title = t(`composer.outcomes.${reply.kind}`);
  return (
    <Alert tone="negative" title={reply.kind === 'node' ? `${title}: ${reply.message}` : title}>
      {t(`composer.outcomes.${reply.kind}Help`)}
    </Alert>
  );
}

/** Gateway errors with an explanation in the locale files. Others show the gateway's own message. */
const explainedCodes = [
  'KEY_UNKNOWN',
  'KEY_PAUSED',
  'ORIGIN_NOT_LISTED',
  'IP_NOT_LISTED',
  'METHOD_NOT_LISTED',
  'CONTRACT_NOT_LISTED',
  'BALANCE_EXHAUSTED',
  'SPEND_LIMIT_REACHED',
  'RATE_LIMITED',
  'QUOTA_EXCEEDED',
  'KEY_RATE_LIMITED',
  'KEY_DAILY_LIMIT_REACHED',
  'KEY_MONTHLY_LIMIT_REACHED',
  'TOO_MANY_WAITING',
  'METHOD_REFUSED',
  'METHOD_UNAVAILABLE',
  'STATE_UNAVAILABLE',
  'FILTER_UNKNOWN',
  'INVALID_REQUEST',
  'CHAIN_UNKNOWN',
  'BODY_TOO_LARGE',
  'UPSTREAM_FAILED',
  'UPSTREAM_TIMEOUT',
  'NODES_BEHIND',
  'NODES_DISAGREE',
  'RESPONSE_TOO_LARGE',
  'ACCESS_UNAVAILABLE',
] as const;

type ExplainedCode = (typeof explainedCodes)[number];

function isExplainedCode(code: string): code is ExplainedCode {
  return explainedCodes.some((known) => known === code);
}
