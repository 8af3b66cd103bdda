import type { WebhookDelivery } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import styles from './webhook-card.module.css';

const tones = { delivered: 'positive', failed: 'negative', pending: 'neutral' } as const;

const isKnown = (status: string): status is keyof typeof tones => status in tones;

/** What became of a delivery; one that is new to this version is shown as it is. */
export function DeliveryStatus({ delivery: { status, attempts, responseStatus, error } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('dashboard');
  const reason = error ?? responseStatus;
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  const isRetried = status === 'pending' && attempts > 0;
  return (
    <span className={styles.status}>
      <Badge tone={isRetried ? 'caution' : tones[status]}>{t(`settings.webhook.status.${isRetried ? 'retried' : status}`)}</Badge>
      {reason === null ? null : (
        <span className={styles.note} translate="no">
          {reason}
        </span>
      )}
    </span>
  );
}
