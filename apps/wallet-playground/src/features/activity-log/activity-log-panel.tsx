import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import type { WalletLog } from '@onepoint/wallet';
import { ScrollText } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { formatJson } from '../../shared/format-json.ts';
import styles from './activity-log-panel.module.css';
import { RecordRow } from './components/record-row.tsx';

export interface ActivityLogPanelProps {
  readonly log: WalletLog;
}

/** Every request and event between the page and its wallets, newest first, as it happens. */
export function ActivityLogPanel({ log }: ActivityLogPanelProps): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const records = useSyncExternalStore(log.subscribe, log.getRecords);
  return (
    <Card
      title={t('log.title')}
      actions={
        records.length > 0 ? (
          <>
            <CopyButton
              text={formatJson(records)}
              label={t('log.copyLog')}
              copiedLabel={t('common:actions.copied')}
              failedLabel={t('common:states.copyFailed')}
            />
            <Button size="sm" variant="ghost" onClick={log.clear}>
              {t('log.clear')}
            </Button>
          </>
        ) : undefined
      }
    >
      {records.length === 0 ? (
        <EmptyState className={styles.empty} headingLevel={3} icon={<ScrollText strokeWidth={1.5} />} title={t('log.empty')}>
          {t('log.emptyHint')}
        </EmptyState>
      ) : (
        <ol className={styles.records}>
          {records.map((record) => (
            <RecordRow key={record.id} record={record} />
          ))}
        </ol>
      )}
    </Card>
  );
}
