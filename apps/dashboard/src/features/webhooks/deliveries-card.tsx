import { webhookDeliveryStatuses, type WebhookDelivery, type WebhookDeliveryStatus } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { ListX, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { FilterSelect } from '../../shared/filter-select/filter-select.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { DeliveryStatus } from './webhook-status.tsx';
import styles from './webhooks.module.css';
import { useDeliveries, type WebhookRef } from './webhooks.queries.ts';

const statusParameter = 'status';

/** Kept in the URL, so that users can share a filtered log. Null for all. */
function useStatusFilter(): [WebhookDeliveryStatus | null, (status: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const status = webhookDeliveryStatuses.find((known) => known === search.get(statusParameter)) ?? null;
  const setStatus = (next: string | null): void =>
    setSearch(
      (before) => {
        const parameters = new URLSearchParams(before);
        if (next === null) parameters.delete(statusParameter);
        else parameters.set(statusParameter, next);
        return parameters;
      },
      { replace: true },
    );
  return [status, setStatus];
}

interface DeliveriesCardProps {
  webhook: WebhookRef;
  isTesting: boolean;
  onTest: () => void;
}

/** Newest first. */
export function DeliveriesCard({ webhook, isTesting, onTest }: DeliveriesCardProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const format = useFormat();
  const [status, setStatus] = useStatusFilter();
  const list = useDeliveries(webhook, status);
  const { deliveries } = list;
  const options = webhookDeliveryStatuses.map((value) => ({ value, label: t(`deliveries.statuses.${value}`) }));
  return (
    <Card
      title={t('deliveries.title')}
      description={t('deliveries.description')}
      padding="none"
      actions={
        <>
          <FilterSelect
            label={t('deliveries.status')}
            allLabel={t('deliveries.allStatuses')}
            options={options}
            value={status}
            onValueChange={setStatus}
          />
          <Button loading={isTesting} onClick={onTest}>
            {t('actions.test')}
          </Button>
        </>
      }
    >
      {list.isError && !deliveries ? (
        <QueryError title={t('failed.deliveries')} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : deliveries?.length === 0 ? (
        <NoDeliveries onClear={status === null ? undefined : () => setStatus(null)} />
      ) : (
        <div aria-busy={list.isPlaceholderData || undefined}>
          <DeliveriesTable webhook={webhook} deliveries={deliveries} />
          {deliveries ? (
            <LoadMore
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              label={t('common:actions.loadMore')}
              status={t('deliveries.shown', { shown: format.number(deliveries.length) })}
              onLoadMore={() => void list.fetchNextPage()}
            />
          ) : null}
        </div>
      )}
    </Card>
  );
}

/** @param onClear clears the filter; undefined if there is none */
function NoDeliveries({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('webhooks');
  if (onClear) {
    return (
      <EmptyState
        title={t('deliveries.noMatch')}
        icon={<ListX aria-hidden />}
        action={<Button onClick={onClear}>{t('deliveries.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState title={t('deliveries.empty')} icon={<Send aria-hidden />}>
      {t('deliveries.emptyText')}
    </EmptyState>
  );
}

interface DeliveriesTableProps {
  webhook: WebhookRef;
  /** Undefined while loading. */
  deliveries: readonly WebhookDelivery[] | undefined;
}

interface DeliveryColumnsParameters {
  t: ReturnType<typeof useTranslation<'webhooks'>>['t'];
  format: ReturnType<typeof useFormat>;
  onOpen: (deliveryId: string) => void;
}

function deliveryColumns({ t, format, onOpen }: DeliveryColumnsParameters): TableColumn<WebhookDelivery>[] {
  return [
    {
      id: 'event',
      header: t('deliveries.event'),
      rowHeader: true,
      cell: ({ id, event, redeliveryOf }) => (
        <span className={styles.status}>
          <button type="button" className={styles.event} aria-haspopup="dialog" translate="no" onClick={() => onOpen(id)}>
            {event}
          </button>
          {redeliveryOf === null ? null : <Badge>{t('deliveries.redelivery')}</Badge>}
        </span>
      ),
    },
    { id: 'status', header: t('deliveries.status'), cell: (delivery) => <DeliveryStatus delivery={delivery} /> },
    { id: 'attempts', header: t('deliveries.attempts'), cell: ({ attempts }) => format.number(attempts), align: 'end' },
    {
      id: 'time',
      header: t('deliveries.time'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt, { style: 'dateTime' })}</time>,
    },
  ];
}

function DeliveriesTable({ webhook: { projectId, webhookId }, deliveries }: DeliveriesTableProps) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const columns = useMemo(() => {
    const handleOpen = async (deliveryId: string): Promise<void> => {
      const { webhookModals } = await import('./webhooks.modals.ts');
      await webhookModals.open('webhook-delivery', { webhook: { projectId, webhookId }, deliveryId });
    };
    return deliveryColumns({ t, format, onOpen: (id) => void handleOpen(id) });
  }, [projectId, webhookId, t, format]);
  return (
    <Table
      caption={t('deliveries.title')}
      columns={columns}
      rows={deliveries ?? []}
      rowId={({ id }) => id}
      loadingRows={deliveries ? 0 : 5}
    />
  );
}
