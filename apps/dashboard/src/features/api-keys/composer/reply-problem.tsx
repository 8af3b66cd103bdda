import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import type { ComposedRequest } from './composed-request.ts';
import { isExplainedCode } from './explained-codes.ts';
import type { Outcome } from './sent-request.ts';

/** Waits beyond this many seconds are said in minutes and hours. */
const secondsShownMax = 90;

export interface ReplyProblemProps {
  outcome: Outcome;
  over: ComposedRequest['over'];
}

/** What went wrong, whose doing it was, and what to do; nothing where the request was answered. */
export function ReplyProblem({ outcome, over }: ReplyProblemProps) {
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
