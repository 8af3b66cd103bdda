import { useTranslation } from '@onepoint/i18n';
import type { WalletRecord } from '@onepoint/wallet';
import { Ban, Check, LoaderCircle, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './record-icon.module.css';

const icons = { event: Radio, pending: LoaderCircle, result: Check, error: Ban } as const;

export interface RecordIconProps {
  readonly record: WalletRecord;
}

/** What kind of line this is: an event, or a request that waits, was answered or was refused. */
export function RecordIcon({ record }: RecordIconProps): ReactNode {
  const { t } = useTranslation('provider');
  const kind = record.kind === 'event' ? 'event' : record.outcome;
  const Icon = icons[kind];
  return (
    <span className={styles[kind]} title={t(`log.${kind}`)}>
      <Icon className={styles.icon} strokeWidth={1.5} aria-label={t(`log.${kind}`)} />
    </span>
  );
}
