import { formatNumber, useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { Alert } from '@onepoint/ui-kit/alert';
import { Code } from '@onepoint/ui-kit/code';
import { usePage } from '../../../shared/page-context.ts';
import styles from './request-outcome.module.css';
import type { CallError, CallOutcome } from './send-call.ts';

interface RequestOutcomeProps {
  outcome: CallOutcome | undefined;
  computeUnits: number;
}

export function RequestOutcome({ outcome, computeUnits }: RequestOutcomeProps) {
  const { t, i18n } = useTranslation('page');
  if (outcome === undefined) return <div role="status" />;
  if (outcome.kind === 'unreachable') return <Alert live tone="negative" title={t('docs.method.try.unreachable')} />;
  const number = (value: number): string => formatNumber(value, i18n.language);
  const { status, roundTripMs, bytes, reply, error, retryAfterSeconds, isRpc } = outcome;
  const isSuccess = isRpc && status < 400 && error === null;
  const describeProblem = (): string | undefined => {
    if (status !== 429) return isRpc ? undefined : t('docs.method.try.notRpc');
    if (retryAfterSeconds === null) return t('docs.method.try.limitedLater');
    return t('docs.method.try.limited', { when: formatWait(retryAfterSeconds, i18n.language) });
  };
  // Scrolling areas must be focusable for keyboards.
  const region = { role: 'region', tabIndex: 0, 'aria-label': t('docs.method.try.reply') } as const;
  return (
    <div className={styles.outcome}>
      <p role="status" className={styles.facts}>
        <strong data-ok={isSuccess}>{t('docs.method.try.status', { status })}</strong>
        <span>{t('docs.method.try.time', { ms: number(Math.round(roundTripMs)) })}</span>
        <span>{t('docs.method.try.size', { count: bytes, formatted: number(bytes) })}</span>
        <span>{t('docs.method.try.cost', { units: number(isSuccess ? computeUnits : 0) })}</span>
      </p>
      {isSuccess ? (
        <div className={`${styles.scroller} scroll-cue`} {...region}>
          <pre className={styles.reply}>
            <Code code={reply} language="json" />
          </pre>
        </div>
      ) : (
        <RequestError error={error} problem={describeProblem()} />
      )}
    </div>
  );
}

function RequestError({ error, problem }: { error: CallError | null; problem: string | undefined }) {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  // Messages of gateway and nodes are English.
  const message = error === null || error.message === '' ? t('error.unknown') : <span lang="en">{error.message}</span>;
  const code = error === null ? null : (error.code ?? error.rpcCode);
  return (
    <Alert live tone="negative" className={styles.error} title={problem ?? message}>
      {code === null ? null : <code translate="no">{code}</code>}
      {error?.code == null ? null : (
        <>
          {' '}
          <a href={localePath(`/docs/errors/${error.code}`, locale)}>{t('docs.method.try.errorPage', { code: error.code })}</a>
        </>
      )}
    </Alert>
  );
}

const secondsPerMinute = 60;
const secondsPerHour = 3_600;

/** When a wait is over: `in 3 seconds`, `in 5 minutes`, `in 11 hours`. Rounds up. */
export function formatWait(seconds: number, locale: string): string {
  const formatter = new Intl.RelativeTimeFormat(locale);
  if (seconds < secondsPerMinute) return formatter.format(Math.max(1, seconds), 'second');
  if (seconds <= secondsPerHour) return formatter.format(Math.ceil(seconds / secondsPerMinute), 'minute');
  return formatter.format(Math.ceil(seconds / secondsPerHour), 'hour');
}
