import { ApiError } from '@onepoint/api-client';
import type { Webhook } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Menu } from '@onepoint/ui-kit/menu';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Ellipsis, Pause, Play, RotateCw, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { FactGrid } from '../../shared/fact-grid/fact-grid.tsx';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { BackLink } from '../../shared/page-header/back-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { useScreenTitle } from '../../shared/screen-title.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { useWebhookCommands, type WebhookCommands } from './use-webhook-commands.ts';
import { WebhookStatus } from './webhook-status.tsx';
import styles from './webhooks.module.css';
import { useWebhook } from './webhooks.queries.ts';

interface WebhookPageProps {
  webhookId: string;
  webhooksPath: string;
  /** Called after the webhook was deleted on this page. */
  onDeleted: () => void;
}

export function WebhookPage({ webhookId, webhooksPath, onDeleted }: WebhookPageProps) {
  const { t } = useTranslation('webhooks');
  const { id: projectId } = useProject();
  const ref = { projectId, webhookId };
  const { data: webhook, error, refetch, isFetching } = useWebhook(ref);
  const commands = useWebhookCommands(ref, onDeleted);
  // VALIDATION_FAILED means the URL's ID is malformed, so no such webhook exists.
  const isGone = error instanceof ApiError && (error.code === 'WEBHOOK_NOT_FOUND' || error.code === 'VALIDATION_FAILED');
  return (
    <>
      <BackLink href={webhooksPath}>{t('page.back')}</BackLink>
      {isGone ? <WebhookGone webhooksPath={webhooksPath} /> : null}
      {error && !isGone && !webhook ? (
        <QueryError headingLevel={1} title={t('failed.one')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {isGone || (error && !webhook) ? null : (
        <>
          <PageHeader
            title={t('page.title')}
            headline={
              webhook && (
                <span className={styles.url} translate="no">
                  {webhook.url}
                </span>
              )
            }
            actions={webhook ? <WebhookActions webhook={webhook} commands={commands} /> : undefined}
            expectsActions
          />
          {webhook?.autoDisabledAt ? <AutoDisabled webhook={webhook} commands={commands} /> : null}
          <Card>{webhook ? <WebhookFacts webhook={webhook} /> : <Skeleton lines={2} />}</Card>
          <DeliveriesCard webhook={ref} isTesting={commands.isTesting} onTest={commands.onTest} />
        </>
      )}
    </>
  );
}

interface WebhookPartProps {
  webhook: Webhook;
  commands: WebhookCommands;
}

function WebhookActions({ webhook, commands }: WebhookPartProps) {
  const { t } = useTranslation('webhooks');
  const actions: Readonly<Record<string, () => void>> = {
    rotate: commands.onRotate,
    disable: () => commands.onSwitch(false),
    enable: () => commands.onSwitch(true),
    delete: () => commands.onDelete(webhook),
  };
  const change = [
    { id: 'rotate', label: t('rotate.submit'), icon: <RotateCw size={16} aria-hidden /> },
    webhook.isEnabled
      ? { id: 'disable', label: t('actions.disable'), icon: <Pause size={16} aria-hidden /> }
      : { id: 'enable', label: t('actions.enable'), icon: <Play size={16} aria-hidden /> },
  ];
  const remove = { id: 'delete', label: t('delete.submit'), icon: <Trash2 size={16} aria-hidden />, tone: 'negative' } as const;
  return (
    <span className={styles.actions}>
      <Button aria-haspopup="dialog" onClick={() => commands.onEdit(webhook)}>
        {t('actions.edit')}
      </Button>
      <Menu
        iconOnly
        variant="secondary"
        placement="bottom end"
        label={t('actions.more')}
        trigger={<Ellipsis aria-hidden />}
        groups={[
          { id: 'change', items: change },
          { id: 'remove', items: [remove] },
        ]}
        onAction={(id) => actions[id]?.()}
      />
    </span>
  );
}

/** Explains why nothing is delivered, and offers to enable the webhook again. */
function AutoDisabled({ webhook: { autoDisabledAt }, commands }: WebhookPartProps) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const action = <Button onClick={() => commands.onSwitch(true)}>{t('actions.enable')}</Button>;
  return (
    <Alert tone="negative" title={t('page.autoDisabled', { date: format.date(autoDisabledAt ?? '') })} action={action}>
      {t('page.autoDisabledText')}
    </Alert>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const now = useNow();
  const { description, events, createdAt, failingSince, previousSecretEndsAt } = webhook;
  const subscribed = (
    <ul className={styles.subscribed} translate="no">
      {events?.map((event) => (
        <li key={event}>{event}</li>
      ))}
    </ul>
  );
  const facts = [
    { id: 'status', term: t('page.status'), value: <WebhookStatus webhook={webhook} /> },
    ...(description === '' ? [] : [{ id: 'description', term: t('form.description'), value: description }]),
    { id: 'created', term: t('page.created'), value: format.date(createdAt) },
    ...(failingSince === null
      ? []
      : [{ id: 'failing', term: t('page.failingSince'), value: format.date(failingSince, { style: 'dateTime' }) }]),
    ...(previousSecretEndsAt === null || Date.parse(previousSecretEndsAt) <= now
      ? []
      : [{ id: 'previous', term: t('page.previousSecret'), value: format.date(previousSecretEndsAt, { style: 'dateTime' }) }]),
    { id: 'events', term: t('form.events'), value: events === null ? t('allEvents') : subscribed },
  ];
  return <FactGrid wide facts={facts} />;
}

function WebhookGone({ webhooksPath }: Pick<WebhookPageProps, 'webhooksPath'>) {
  const { t } = useTranslation('webhooks');
  useScreenTitle(t('page.gone'));
  return (
    <EmptyState
      headingLevel={1}
      title={t('page.gone')}
      icon={<WebhookIcon aria-hidden />}
      action={
        <LinkButton variant="primary" href={webhooksPath} render={renderRouterLink}>
          {t('page.toList')}
        </LinkButton>
      }
    >
      {t('page.goneText')}
    </EmptyState>
  );
}
