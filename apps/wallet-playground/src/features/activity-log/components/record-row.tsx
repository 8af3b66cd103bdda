import { useTranslation } from '@onepoint/i18n';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import type { WalletRecord } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import { formatJson } from '../../../shared/format-json.ts';
import { formatTime } from './format-time.ts';
import { RecordIcon } from './record-icon.tsx';
import styles from './record-row.module.css';

export interface RecordRowProps {
  readonly record: WalletRecord;
}

/** One line of the log; opened, it shows parameters and answer. */
export function RecordRow({ record }: RecordRowProps): ReactNode {
  const { t, i18n } = useTranslation(['provider', 'common']);
  const isRequest = record.kind === 'request';
  const durationMs = isRequest ? record.durationMs : undefined;
  return (
    <li className={styles.record}>
      <details>
        <summary className={styles.summary}>
          <RecordIcon record={record} />
          <span className={styles.name}>{isRequest ? record.method : record.event}</span>
          <span className={styles.meta}>
            {durationMs === undefined ? null : t('common:units.milliseconds', { value: durationMs.toFixed(durationMs < 10 ? 1 : 0) })}
          </span>
          <time className={styles.meta} dateTime={new Date(record.startedAt).toISOString()}>
            {formatTime(record.startedAt, i18n.language)}
          </time>
        </summary>
        <div className={styles.body}>
          <p className={styles.wallet}>
            {record.wallet}
            <CopyButton
              text={formatJson(record)}
              label={t('log.copyRecord')}
              copiedLabel={t('common:actions.copied')}
              failedLabel={t('common:states.copyFailed')}
            />
          </p>
          <p className={styles.label}>{t(isRequest ? 'log.parameters' : 'log.data')}</p>
          <pre className={styles.json}>{formatJson(isRequest ? record.params : record.data)}</pre>
          {isRequest && record.outcome !== 'pending' ? (
            <>
              <p className={styles.label}>{t('log.answer')}</p>
              <pre className={styles.json}>{formatJson(record.answer)}</pre>
            </>
          ) : null}
        </div>
      </details>
    </li>
  );
}
