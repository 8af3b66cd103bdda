import type { WebhookDelivery } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DeliveryStatus } from './delivery-status.tsx';

const statusCell = (delivery: WebhookDelivery) => <DeliveryStatus delivery={delivery} />;

/** The last deliveries, newest first. */
export function WebhookDeliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const columns: TableColumn<WebhookDelivery>[] = [
    { id: 'event', header: t('settings.webhook.deliveries.event'), cell: ({ event }) => event, rowHeader: true },
    { id: 'status', header: t('settings.webhook.deliveries.status'), cell: statusCell },
    { id: 'attempts', header: t('settings.webhook.deliveries.attempts'), cell: ({ attempts }) => format.number(attempts), align: 'end' },
    {
      id: 'time',
      header: t('settings.webhook.deliveries.time'),
      cell: ({ createdAt }) => format.date(createdAt, { style: 'dateTime' }),
    },
  ];
  return <Table caption={t('settings.webhook.deliveries.title')} columns={columns} rows={deliveries} rowId={({ id }) => id} />;
}
