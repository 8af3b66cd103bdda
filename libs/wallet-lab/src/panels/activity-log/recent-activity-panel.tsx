import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { useSyncExternalStore, type ReactNode } from 'react';
import { LabLink } from '../../lab/lab-navigation.tsx';
import { useLab } from '../../lab/lab-provider.tsx';
import styles from './recent-activity-panel.module.css';
import { LogEmpty, RecordRow } from './record-list.tsx';

const shownMax = 50;

// Focusable, so that it can be scrolled with the keyboard.
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

/** The latest records, with a link to the full log. */
export function RecentActivityPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const { log } = useLab();
  const records = useSyncExternalStore(log.subscribe, log.getRecords);
  return (
    <Card
      title={t('log.title')}
      actions={
        records.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={log.clear}>
            {t('log.clear')}
          </Button>
        ) : undefined
      }
    >
      {records.length === 0 ? (
        <LogEmpty />
      ) : (
        <>
          <div className={styles.scroller} {...scrollRegion} aria-label={t('log.title')}>
            <ol className={styles.records}>
              {records.slice(0, shownMax).map((record) => (
                <RecordRow key={record.id} record={record} />
              ))}
            </ol>
          </div>
          <p className={styles.all}>
            <LabLink className={styles.link} to={{ section: 'log' }}>
              {t('log.openAll', { count: records.length })}
            </LabLink>
          </p>
        </>
      )}
    </Card>
  );
}
