import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { useAuditEntries } from '../hooks/use-audit-entries.ts';
import { AuditListSkeleton } from './audit-list-skeleton.tsx';
import { AuditList } from './audit-list.tsx';

export interface AuditResultsProps {
  list: ReturnType<typeof useAuditEntries>;
  filtered: boolean;
}

/** The list with its further pages, or why it is empty. */
export function AuditResults({ list, filtered }: AuditResultsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const notifyError = useNotifyError();
  const { entries, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, error } = list;
  useEffect(() => {
    if (isFetchNextPageError) notifyError(t('dashboard:auditLog.failed.more'), error);
  }, [isFetchNextPageError, error, notifyError, t]);
  if (entries?.length === 0) {
    return (
      <Card padding="none">
        <EmptyState title={t(filtered ? 'auditLog.headline.noMatch' : 'auditLog.empty.title')} icon={<History aria-hidden />}>
          {t(filtered ? 'auditLog.empty.filtered' : 'auditLog.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="none">
      {entries ? (
        <>
          <AuditList entries={entries} stale={isPlaceholderData} />
          <LoadMore
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            label={t('common:actions.loadMore')}
            status={t('auditLog.shown', { shown: format.number(entries.length) })}
            onLoadMore={() => void list.fetchNextPage()}
          />
        </>
      ) : (
        <AuditListSkeleton />
      )}
    </Card>
  );
}
