import { type Project, webhookUrlSchema, type WebhookDelivery } from '@onepoint/api-contract';
import { useTranslation, validationMessage } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { projectSettingsModals } from './project-settings.modals.ts';
import { useWebhook } from './project-settings.queries.ts';
import { webhookForm, useSettingsDraft } from './settings-drafts.ts';
import styles from './webhook-card.module.css';

/** Webhook for alerts with its recent deliveries. Only for roles that may change it, because the URL may contain a token. */
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
    <SectionCard id="webhook" title={t('settings.webhook.title')} description={t('settings.webhook.description')}>
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
    </SectionCard>
  );
}

interface WebhookFormProps {
  projectId: string;
  /** Empty if there is no webhook. */
  savedUrl: string;
  pending: boolean;
  /** Called with the parsed URL and a callback for success. */
  onSet: (url: string, onDone: () => void) => void;
}

/** URL of the webhook. Saving creates a new secret, even for the same URL. */
function WebhookForm({ projectId, savedUrl, pending, onSet }: WebhookFormProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const draft = useSettingsDraft(webhookForm(projectId), { url: savedUrl });
  const { url } = draft.values;
  const isDirty = draft.changed.length > 0;
  const [isChecked, setIsChecked] = useState(false);
  const parsed = webhookUrlSchema.safeParse(url.trim());
  const issue = parsed.error?.issues[0];
  const message = url.trim() === '' ? ({ key: 'validation.required', values: {} } as const) : issue && validationMessage(issue);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success && !pending) {
      onSet(parsed.data, () => {
        draft.settle({ url }, { url: parsed.data });
        setIsChecked(false);
      });
    }
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('settings.webhook.title')}>
      <TextField
        label={t('settings.webhook.url')}
        description={t('settings.webhook.urlHint')}
        type="url"
        inputMode="url"
        value={url}
        error={isChecked && message ? t(message.key, { ns: 'common', ...message.values }) : undefined}
        onChange={(event) => draft.set({ url: event.target.value })}
        autoComplete="off"
        spellCheck={false}
        translate="no"
      />
      <div className={styles.buttons}>
        <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} loading={pending}>
          {t(savedUrl === '' || isDirty ? 'settings.webhook.set' : 'settings.webhook.renew')}
        </Button>
      </div>
    </form>
  );
}

const statusCell = (delivery: WebhookDelivery) => <DeliveryStatus delivery={delivery} />;

/** Recent deliveries, newest first. */
function WebhookDeliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
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

const tones = { delivered: 'positive', failed: 'negative', pending: 'neutral' } as const;

const isKnown = (status: string): status is keyof typeof tones => status in tones;

/** Status of a delivery. A status that this version doesn't know is shown as is. */
function DeliveryStatus({ delivery: { status, attempts, responseStatus, error } }: { delivery: WebhookDelivery }) {
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
