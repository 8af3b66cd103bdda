import { formatNumber, useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { Alert } from '@onepoint/ui-kit/alert';
import { Code } from '@onepoint/ui-kit/code';
import { usePage } from '../../../shared/page-context-provider.tsx';
import type { CallOutcome } from '../data/send-call.ts';
import { formatWait } from '../data/format-wait.ts';
import styles from './request-outcome.module.css';

export interface RequestOutcomeProps {
  outcome: CallOutcome | undefined;
  /** What the call costs where it is answered. */
  computeUnits: number;
}

/** What became of a request: status, time, size and cost, then the reply. */
export function RequestOutcome({ outcome, computeUnits }: RequestOutcomeProps) {
  const { t, i18n } = useTranslation('page');
  const { locale } = usePage();
  if (outcome === undefined) return <div role="status" />;
  if (outcome.kind === 'unreachable') return <Alert live tone="negative" title={t('docs.method.try.unreachable')} />;
  const number = (value: number): string => formatNumber(value, i18n.language);
  const { status, roundTripMs, bytes, reply, errorCode, retryAfterSeconds, isRpc } = outcome;
  const charged = isRpc && status < 400 && errorCode === null;
  const limitWords =
    retryAfterSeconds === null
      ? t('docs.method.try.limitedLater')
      : t('docs.method.try.limited', { when: formatWait(retryAfterSeconds, i18n.language) });
  const problem = status === 429 ? limitWords : isRpc ? null : t('docs.method.try.notRpc');
  // A keyboard must reach what scrolls.
  const region = { role: 'region', tabIndex: 0, 'aria-label': t('docs.method.try.reply') } as const;
  return (
    <div className={styles.outcome}>
      <p role="status" className={styles.facts}>
        <strong data-ok={charged}>{t('docs.method.try.status', { status })}</strong>
        {problem === null ? null : <span>{problem}</span>}
        <span>{t('docs.method.try.time', { ms: number(Math.round(roundTripMs)) })}</span>
        <span>{t('docs.method.try.size', { count: bytes, formatted: number(bytes) })}</span>
        <span>{t('docs.method.try.cost', { units: number(charged ? computeUnits : 0) })}</span>
        {errorCode === null ? null : (
          <a href={localePath(`/docs/errors/${errorCode}`, locale)}>{t('docs.method.try.errorPage', { code: errorCode })}</a>
        )}
      </p>
      <div className={styles.scroller} {...region}>
        <pre className={styles.reply}>
          <Code code={reply} language="json" />
        </pre>
      </div>
    </div>
  );
}
