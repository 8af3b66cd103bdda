import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { isExplainedCode } from './explained-codes.ts';
import type { Outcome } from './sent-request.ts';

/** What went wrong, whose doing it was, and what to do; nothing where the request was answered. */
export function ReplyProblem({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('dashboard');
  if (outcome.kind !== 'answered') {
    return (
      <Alert tone={outcome.kind === 'network' ? 'negative' : 'caution'} title={t(`composer.outcomes.${outcome.kind}`)}>
        {t(`composer.outcomes.${outcome.kind}Help`)}
      </Alert>
    );
  }
  const { http, reply } = outcome;
  if (reply.kind === 'result') return null;
  if (reply.kind === 'gateway') {
    const help = isExplainedCode(reply.code) ? t(`composer.gatewayErrors.${reply.code}`) : reply.message;
    const wait = http.retryAfterSeconds;
    return (
      <Alert tone="negative" title={`${t('composer.outcomes.gateway')}: ${reply.code}`}>
        {help} {wait === null ? null : t('composer.reply.retryAfter', { count: wait })}
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
