import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useCopy } from '@onepoint/ui-kit/use-copy';
import { Download, Link2, Search } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LabLink, useLabNavigation } from '../../lab/lab-navigation.tsx';
import { useLab } from '../../lab/lab-provider.tsx';
import { filterRecords, formatLogFilter, parseLogFilter, type LabRecord, type LogFilter } from '../../log/records.ts';
import { formatSharedLog, sharedLogPrefix, sharedRecordsMax, useSharedLog } from '../../log/shared-log.ts';
import { downloadText, formatJson } from '../../shared/format.ts';
import { NativeSelect } from '../../shared/native-select.tsx';
import styles from './activity-log-panel.module.css';
import { LogEmpty, RecordList } from './record-list.tsx';

/** Live list of requests, events and state changes, newest first, or the log shared in the URL. */
export function ActivityLogPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { log } = useLab();
  const { place } = useLabNavigation();
  const shared = useSharedLog();
  const own = useSyncExternalStore(log.subscribe, log.getRecords);
  const records = shared.records ?? own;
  const filter = parseLogFilter(place.search);
  const { kind, outcome, wallet, name } = filter;
  const shown = useMemo(() => filterRecords(records, { kind, outcome, wallet, name }), [records, kind, outcome, wallet, name]);
  return (
    <Card
      title={t('log.title')}
      description={t('log.count', { shown: shown.length, count: records.length })}
      actions={<LogActions records={shown} onClear={shared.records === undefined ? log.clear : undefined} />}
    >
      <div className={styles.stack}>
        {shared.records === undefined ? null : (
          <Alert tone="info" title={t('log.sharedTitle')} action={<LabLink to={{ section: 'log' }}>{t('log.backToOwn')}</LabLink>}>
            {t('log.sharedHint')}
          </Alert>
        )}
        {shared.isBroken ? (
          <Alert tone="caution" title={t('log.sharedBroken')}>
            {t('log.sharedBrokenHint')}
          </Alert>
        ) : null}
        {records.length === 0 ? (
          <LogEmpty />
        ) : (
          <>
            <LogFilterBar filter={filter} records={records} />
            {shown.length === 0 ? (
              <p className={styles.none}>{t('log.noneMatch')}</p>
            ) : (
              <RecordList records={shown} isShared={shared.records !== undefined} />
            )}
          </>
        )}
      </div>
    </Card>
  );
}

interface LogActionsProps {
  readonly records: readonly LabRecord[];
  /** Undefined for a shared log. */
  readonly onClear: (() => void) | undefined;
}

function LogActions({ records, onClear }: LogActionsProps): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { hrefTo } = useLabNavigation();
  const { state, copy } = useCopy();
  const [isWriting, setIsWriting] = useState(false);
  if (records.length === 0 && onClear === undefined) return null;
  const handleShare = async (): Promise<void> => {
    setIsWriting(true);
    await copy(`${location.origin}${hrefTo({ section: 'log' })}${sharedLogPrefix}${await formatSharedLog(records)}`);
    setIsWriting(false);
  };
  const message = { idle: '', copied: t('common:actions.copied'), failed: t('common:states.copyFailed') }[state];
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download strokeWidth={1.5} />}
        disabled={records.length === 0}
        onClick={() => downloadText('wallet-log.json', formatJson(records), 'application/json')}
      >
        {t('log.export')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Link2 strokeWidth={1.5} />}
        disabled={records.length === 0}
        loading={isWriting}
        title={t('log.shareHint', { count: sharedRecordsMax })}
        onClick={() => void handleShare()}
      >
        {state === 'copied' ? message : t('log.share')}
      </Button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
      {onClear === undefined ? null : (
        <Button size="sm" variant="ghost" disabled={records.length === 0} onClick={onClear}>
          {t('log.clear')}
        </Button>
      )}
    </>
  );
}

interface LogFilterBarProps {
  readonly filter: LogFilter;
  readonly records: readonly LabRecord[];
}

/** Log filter, kept in the URL so that it can be shared. */
function LogFilterBar({ filter, records }: LogFilterBarProps): ReactNode {
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
