import type { Webhook, WebhookDelivery } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import styles from './webhooks.module.css';

export function WebhookStatus({ webhook }: { webhook: Pick<Webhook, 'isEnabled' | 'autoDisabledAt' | 'failingSince'> }) {
  const { t } = useTranslation('webhooks');
  const { isEnabled, autoDisabledAt, failingSince } = webhook;
  if (autoDisabledAt !== null) return <Badge tone="negative">{t('states.autoDisabled')}</Badge>;
  if (!isEnabled) return <Badge>{t('states.disabled')}</Badge>;
  return failingSince === null ? <Badge tone="positive">{t('states.enabled')}</Badge> : <Badge tone="caution">{t('states.failing')}</Badge>;
}

const tones = { delivered: 'positive', failed: 'negative', pending: 'neutral' } as const;

const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status);

type ShownDelivery = Pick<WebhookDelivery, 'status' | 'attempts' | 'responseStatus' | 'error'>;

/** Shows a delivery's status with the reason. Statuses this version doesn't know are shown verbatim. */
export function DeliveryStatus({ delivery: { status, attempts, responseStatus, error } }: { delivery: ShownDelivery }) {
  const { t } = useTranslation('webhooks');
  const reason = error ?? responseStatus;
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  const isRetried = status === 'pending' && attempts > 0;
  return (
    <span className={styles.status}>
      <Badge tone={isRetried ? 'caution' : tones[status]}>{t(`deliveries.statuses.${isRetried ? 'retried' : status}`)}</Badge>
      {reason === null ? null : (
        <span className={styles.reason} translate="no">
          {reason}
        </span>
      )}
    </span>
  );
}
