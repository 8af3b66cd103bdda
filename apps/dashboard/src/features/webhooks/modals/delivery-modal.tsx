import type { WebhookDeliveryDetails } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { FactGrid } from '../../../shared/fact-grid/fact-grid.tsx';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { DeliveryStatus } from '../webhook-status.tsx';
import { useDelivery, useRedeliver, type WebhookRef } from '../webhooks.queries.ts';
import styles from './delivery-modal.module.css';

interface DeliveryModalProps extends ModalControls {
  webhook: WebhookRef;
  deliveryId: string;
}

export function DeliveryModal({ webhook, deliveryId, close }: DeliveryModalProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const notifyError = useNotifyError();
  const { data: delivery, isError, error, refetch, isFetching } = useDelivery(webhook, deliveryId);
  const redeliver = useRedeliver(webhook);
  const handleRedeliver = (): void =>
    redeliver.mutate(deliveryId, {
      onSuccess: () => {
        notify('success', { title: t('delivery.redelivered') });
        close();
      },
      onError: (failure) => notifyError(t('failed.redeliver'), failure),
    });
  return (
    <ModalLayout
      title={delivery ? <span translate="no">{delivery.event}</span> : t('delivery.title')}
      onClose={() => close()}
      widthPx={720}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.close')}</Button>
          {delivery ? (
            <Button variant="primary" loading={redeliver.isPending} onClick={handleRedeliver}>
              {t('delivery.redeliver')}
            </Button>
          ) : null}
        </>
      }
    >
      {delivery ? <DeliveryDetails delivery={delivery} /> : null}
      {isError && !delivery ? (
        <QueryError title={t('failed.delivery')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {isError || delivery ? null : (
        <div role="status" aria-label={t('delivery.loading')}>
          <Skeleton lines={8} />
        </div>
      )}
    </ModalLayout>
  );
}

function DeliveryDetails({ delivery }: { delivery: WebhookDeliveryDetails }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { eventId, attempts, latencyMs, nextAttemptAt, createdAt, requestBody, requestHeaders, responseBody } = delivery;
  const time = (instant: string): string => format.date(instant, { style: 'dateTime' });
  const facts = [
    { id: 'status', term: t('deliveries.status'), value: <DeliveryStatus delivery={delivery} /> },
    { id: 'attempts', term: t('deliveries.attempts'), value: format.number(attempts) },
    ...(latencyMs === null
      ? []
      : [{ id: 'latency', term: t('delivery.latency'), value: t('delivery.ms', { ms: format.number(latencyMs) }) }]),
    { id: 'time', term: t('deliveries.time'), value: time(createdAt) },
    ...(nextAttemptAt === null ? [] : [{ id: 'next', term: t('delivery.nextAttempt'), value: time(nextAttemptAt) }]),
    { id: 'id', term: t('delivery.eventId'), value: <code className={styles.id}>{eventId}</code> },
  ];
  const headers = requestHeaders && Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  return (
    <div className={styles.details}>
      <FactGrid facts={facts} />
      <Part title={t('delivery.payload')} code={pretty(requestBody)} language="json" />
      {headers ? <Part title={t('delivery.headers')} code={headers.join('\n')} language="text" /> : null}
      {responseBody === null ? null : (
        <Part title={t('delivery.response')} code={responseBody === '' ? t('delivery.emptyResponse') : responseBody} language="text" />
      )}
    </div>
  );
}

const pretty = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

interface PartProps {
  title: string;
  code: string;
  language: 'json' | 'text';
}

function Part({ title, code, language }: PartProps) {
  const { t } = useTranslation();
  return (
    <CodeBlock
      label={title}
      samples={[{ id: 'only', label: title, language, code }]}
      wrap
      copyLabel={t('actions.copy')}
      copiedLabel={t('actions.copied')}
      copyFailedLabel={t('states.copyFailed')}
    />
  );
}
