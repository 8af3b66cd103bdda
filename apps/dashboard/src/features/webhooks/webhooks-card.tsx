import type { Webhook } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Link } from '@onepoint/ui-kit/link';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Plus } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import rows from '../../shared/rows/rows.module.css';
import { WebhookStatus } from './webhook-status.tsx';
import styles from './webhooks.module.css';
import { useWebhooks } from './webhooks.queries.ts';

interface WebhooksCardProps {
  projectId: string;
  webhookPath: (webhookId: string) => string;
}

/** Only for roles that can change webhooks, because URLs can contain tokens. */
export function WebhooksCard({ projectId, webhookPath }: WebhooksCardProps) {
  const { t } = useTranslation('webhooks');
  const query = useWebhooks(projectId);
  const handleAdd = async (): Promise<void> => {
    const { webhookModals } = await import('./webhooks.modals.ts');
    // Preload it: the secret exists only in the response, so its modal must not fail to load then.
    webhookModals.preload('webhook-secret');
    const added = await webhookModals.open('edit-webhook', { projectId });
    if (added?.secret !== undefined) await webhookModals.open('webhook-secret', { secret: added.secret, isNew: true });
  };
  return (
    <SectionCard
      id="webhooks"
      title={t('title')}
      description={t('description')}
      actions={
        <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => void handleAdd()}>
          {t('add')}
        </Button>
      }
    >
      {query.isPending ? <Skeleton lines={3} /> : null}
      {query.isError && !query.data ? (
        <QueryError title={t('failed.list')} error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : null}
      {query.data?.length === 0 ? <p className={rows.note}>{t('empty')}</p> : null}
      {query.data && query.data.length > 0 ? (
        <ul className={rows.rows} aria-label={t('title')}>
          {query.data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} path={webhookPath(webhook.id)} />
          ))}
        </ul>
      ) : null}
    </SectionCard>
  );
}

function WebhookRow({ webhook, path }: { webhook: Webhook; path: string }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { url, description, events } = webhook;
  const subscribed = events === null ? t('allEvents') : t('events', { count: events.length, formatted: format.number(events.length) });
  return (
    <li className={rows.row}>
      <div className={styles.texts}>
        <p className={rows.name}>
          <Link href={path} render={renderRouterLink} className={styles.url} translate="no">
            {url}
          </Link>
          <WebhookStatus webhook={webhook} />
        </p>
        <p className={rows.note}>{description === '' ? subscribed : `${description} · ${subscribed}`}</p>
      </div>
    </li>
  );
}
