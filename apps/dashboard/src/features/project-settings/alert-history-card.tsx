import { listAlertsQueryOptions } from '@onepoint/api-client';
import { may, type Alert, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import styles from './alert-history-card.module.css';
import { useAcknowledgeAlert, useAlertTexts } from './project-alerts.ts';

/** Past and open alerts, newest first. */
export function AlertHistoryCard({ project }: { project: Project }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const query = useInfiniteQuery(listAlertsQueryOptions(useApiClient(), { projectId: project.id }));
  const acknowledge = useAcknowledgeAlert(project.id);
  const alerts: Alert[] | undefined = query.data?.pages.flatMap(({ data }) => data);
  const mayAcknowledge = may(project.role, 'settings:update');
  return (
    <SectionCard id="alert-history" title={t('settings.history.title')} description={t('settings.history.description')}>
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
    </SectionCard>
  );
}

interface AlertRowProps {
  alert: Alert;
  /** Undefined if the user's role can't acknowledge alerts. */
  onAcknowledge: (() => void) | undefined;
}

function AlertRow({ alert, onAcknowledge }: AlertRowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { title, text } = useAlertTexts()(alert);
  const { raisedAt, resolvedAt, acknowledgedBy } = alert;
  const moments = [
    t('settings.history.raised', { date: format.date(raisedAt, { style: 'dateTime' }) }),
    ...(resolvedAt === null ? [] : [t('settings.history.resolved', { date: format.date(resolvedAt, { style: 'dateTime' }) })]),
    ...(acknowledgedBy === null ? [] : [t('settings.history.acknowledged', { name: acknowledgedBy.displayName })]),
  ];
  return (
    <li className={styles.row} tabIndex={-1}>
      <div className={styles.texts}>
        <p className={styles.title}>
          {title}
          <Badge tone={resolvedAt === null ? 'caution' : 'neutral'}>
            {t(resolvedAt === null ? 'settings.history.open' : 'settings.history.over')}
          </Badge>
        </p>
        <p>{text}</p>
        <p className={styles.note}>{moments.join(' · ')}</p>
      </div>
      {resolvedAt === null && acknowledgedBy === null && onAcknowledge ? (
        <Button size="sm" onClick={onAcknowledge}>
          {t('alerts.acknowledge')}
        </Button>
      ) : null}
    </li>
  );
}
