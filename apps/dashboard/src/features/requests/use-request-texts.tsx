import type { LoggedRequest, LoggedRequestStatus } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { requestLog } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { Link } from '@onepoint/ui-kit/link';
import { useMemo } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './requests.module.css';

export interface RequestPaths {
  readonly requests: string;
  readonly request: (requestId: string) => string;
  readonly apiKeys: string;
  readonly apiKey: (apiKeyId: string) => string;
  readonly guide: string;
  /** Docs for a gateway error code or a node's JSON-RPC error code. */
  readonly errorDocs: (code: string) => string;
}

export function useRequestTexts() {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const locale = i18n.language;
  return useMemo(() => {
    const milliseconds = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'millisecond',
      unitDisplay: 'short',
      // Always one decimal, so that digits align in the column.
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
    const time = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...clock });
    const fullTime = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', ...clock });
    return {
      status: (status: LoggedRequestStatus) => t(`statistics.statuses.${status === 'succeeded' ? 'ok' : status}`),
      latency: ({ latencyMs }: Pick<LoggedRequest, 'latencyMs'>) =>
        latencyMs === null ? t('charts.noValue') : milliseconds.format(latencyMs),
      /** With seconds, because requests come in quick succession. */
      time: (instant: string) => time.format(new Date(instant)),
      fullTime: (instant: string) => fullTime.format(new Date(instant)),
      keyName: ({ name, isDeleted }: LoggedRequest['apiKey']) => {
        const known = name ?? t('requests.unknownKey');
        return isDeleted ? t('requests.deletedKey', { name: known }) : known;
      },
      /** Formatted limits of the log. */
      rules: {
        days: format.number(requestLog.daysKept),
        failed: format.number(requestLog.failedMax),
        succeeded: format.number(requestLog.succeededMax),
      },
    };
  }, [t, format, locale]);
}

export function RequestStatus({ status }: Pick<LoggedRequest, 'status'>) {
  const texts = useRequestTexts();
  return (
    <Badge tone={status === 'succeeded' ? 'positive' : 'negative'} dot>
      {texts.status(status)}
    </Badge>
  );
}

interface ErrorCodeLinkProps {
  code: string;
  errorDocs: RequestPaths['errorDocs'];
}

export function ErrorCodeLink({ code, errorDocs }: ErrorCodeLinkProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Link href={errorDocs(code)} className={styles.code} title={t('requests.codeHelp', { code })}>
      {code}
    </Link>
  );
}
