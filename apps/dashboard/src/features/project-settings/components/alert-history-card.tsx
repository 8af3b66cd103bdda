import { listAlertsQueryOptions } from '@onepoint/api-client';
import { may, type Alert, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useAcknowledgeAlert } from '../hooks/use-acknowledge-alert.ts';
import styles from './alert-history-card.module.css';
import { AlertRow } from './alert-row.tsx';

/** Alerts of the project that were raised, newest first. */
export function AlertHistoryCard({ project }: { project: Project }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const query = useInfiniteQuery(listAlertsQueryOptions(useApiClient(), { projectId: project.id }));
  const acknowledge = useAcknowledgeAlert(project.id);
  const alerts: Alert[] | undefined = query.data?.pages.flatMap(({ data }) => data);
  const mayAcknowledge = may(project.role, 'settings:update');
  return (
    <Card title={t('settings.history.title')} description={t('settings.history.description')}>
      {query.isPending ? <Skeleton lines={3} /> : null}
      {query.isError && !alerts ? (
        <QueryError
          title={t('settings.history.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {alerts?.length === 0 ? <p className={styles.empty}>{t('settings.history.empty')}</p> : null}
      {alerts && alerts.length > 0 ? (
        <ul className={styles.list}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onAcknowledge={mayAcknowledge ? () => acknowledge.mutate(alert.id) : undefined} />
          ))}
        </ul>
      ) : null}
      {query.hasNextPage ? (
        <LoadMore
          hasMore
          onLoadMore={() => void query.fetchNextPage()}
          loading={query.isFetchingNextPage}
          label={t('common:actions.loadMore')}
        />
      ) : null}
    </Card>
  );
}
