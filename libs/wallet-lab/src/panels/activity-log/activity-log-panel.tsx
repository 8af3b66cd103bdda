import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Card } from '@onepoint/ui-kit/card';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useLab } from '../../lab/lab-context.ts';
import { LabLink } from '../../lab/lab-link.tsx';
import { useLabNavigation } from '../../lab/lab-navigation.ts';
import { filterRecords, parseLogFilter } from '../../log/filter-records.ts';
import styles from './activity-log-panel.module.css';
import { LogActions } from './components/log-actions.tsx';
import { LogEmpty } from './components/log-empty.tsx';
import { LogFilterBar } from './components/log-filter-bar.tsx';
import { RecordList } from './components/record-list.tsx';
import { useSharedLog } from './hooks/use-shared-log.ts';

/** Every request, event and change of state, newest first, as it happens; or the log that the address carries. */
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
