import { useTranslation } from '@onepoint/i18n';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabNavigation } from '../../../lab/lab-navigation.ts';
import { formatLogFilter, type LogFilter } from '../../../log/filter-records.ts';
import type { LabRecord } from '../../../log/lab-record.ts';
import { NativeSelect } from '../../../shared/native-select.tsx';
import styles from './log-filter-bar.module.css';

export interface LogFilterBarProps {
  readonly filter: LogFilter;
  readonly records: readonly LabRecord[];
}

/** What of the log is shown. The choice is in the address, so that it can be sent and gone back to. */
export function LogFilterBar({ filter, records }: LogFilterBarProps): ReactNode {
  const { t } = useTranslation('provider');
  const { goTo } = useLabNavigation();
  const change = (part: Partial<Record<keyof LogFilter, string>>): void =>
    goTo({ section: 'log', search: formatLogFilter({ ...filter, ...part } as LogFilter) }, { replaces: true });
  const wallets = [...new Set([...records.map(({ wallet }) => wallet), filter.wallet])].filter((name) => name !== '').toSorted();
  const all = { value: '', label: t('log.filter.all') };
  return (
    <div role="search" className={styles.bar} aria-label={t('log.filter.title')}>
      <TextField
        className={styles.name}
        label={t('log.filter.name')}
        hideLabel
        type="search"
        placeholder={t('log.filter.name')}
        prefix={<Search aria-hidden strokeWidth={1.5} />}
        value={filter.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <NativeSelect
        label={t('log.filter.kind')}
        value={filter.kind}
        onValueChange={(kind) => change({ kind })}
        options={[all, ...(['request', 'event', 'state'] as const).map((value) => ({ value, label: t(`log.${value}`) }))]}
      />
      <NativeSelect
        label={t('log.filter.outcome')}
        value={filter.outcome}
        onValueChange={(outcome) => change({ outcome })}
        options={[all, ...(['pending', 'result', 'error'] as const).map((value) => ({ value, label: t(`log.${value}`) }))]}
      />
      <NativeSelect
        label={t('log.filter.wallet')}
        value={filter.wallet}
        onValueChange={(wallet) => change({ wallet })}
        options={[all, ...wallets.map((value) => ({ value, label: value }))]}
      />
    </div>
  );
}
