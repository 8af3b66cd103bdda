import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useWebhook } from '../hooks/use-webhook.ts';
import { projectSettingsModals } from '../project-settings.modals.ts';
import styles from './webhook-card.module.css';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Where alerts are delivered to, and what became of the last deliveries. For those who may change it: an address may carry a token. */
export function WebhookCard({ project }: { project: Pick<Project, 'id'> }) {
  const { t } = useTranslation('dashboard');
  const { query, set, test, remove } = useWebhook(project.id);
  const { webhook, deliveries } = query.data ?? {};
  const handleSet = (url: string, onDone: () => void): void =>
    set.mutate(url, {
      onSuccess: ({ secret }) => {
        onDone();
        void projectSettingsModals.open('webhook-secret', { secret });
      },
    });
  return (
    <Card title={t('settings.webhook.title')} description={t('settings.webhook.description')}>
      {query.isPending ? <Skeleton lines={2} /> : null}
      {query.isError && !query.data ? (
        <QueryError
          title={t('settings.webhook.failed.load')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.data ? (
        <div className={styles.webhook}>
          <WebhookForm projectId={project.id} savedUrl={webhook?.url ?? ''} pending={set.isPending} onSet={handleSet} />
          {webhook ? (
            <div className={styles.buttons}>
              <Button onClick={() => test.mutate()} loading={test.isPending}>
                {t('settings.webhook.test')}
              </Button>
              <Button onClick={() => remove.mutate()} loading={remove.isPending}>
                {t('settings.webhook.remove')}
              </Button>
            </div>
          ) : null}
          {deliveries && deliveries.length > 0 ? <WebhookDeliveries deliveries={deliveries} /> : null}
        </div>
      ) : null}
    </Card>
  );
}
