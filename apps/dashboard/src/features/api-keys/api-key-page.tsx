import { ApiError, getApiKeyQueryOptions } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Tabs } from '@onepoint/ui-kit/tabs';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { FactGrid } from '../../shared/fact-grid/fact-grid.tsx';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { refreshEvery } from '../../shared/live-data.ts';
import { BackLink } from '../../shared/page-header/back-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useScreenTitle } from '../../shared/screen-title.ts';
import { useProject } from '../../shared/projects/project-context.ts';
import { useApiKeyCommands } from './api-key-commands.ts';
import styles from './api-key-page.module.css';
import { apiKeysRefreshMs } from './api-keys.queries.ts';
import { ApiKeyActions, ApiKeyStatus, LastUsed, ShortenedKey } from './api-keys-table.tsx';
import { EndpointCard } from './endpoint-card.tsx';

interface ApiKeyPageProps {
  apiKeyId: string;
  apiKeysPath: string;
  /** Called after the key was deleted on this page. */
  onDeleted: () => void;
  children: ReactNode;
}

export function ApiKeyPage({ apiKeyId, apiKeysPath, onDeleted, children }: ApiKeyPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const commands = useApiKeyCommands(project, onDeleted);
  const options = getApiKeyQueryOptions(useApiClient(), { projectId: project.id, apiKeyId });
  const { data: apiKey, error, refetch, isFetching } = useQuery({ ...options, refetchInterval: refreshEvery(apiKeysRefreshMs) });
  // VALIDATION_FAILED means the URL's ID is malformed, so no such key exists.
  const isGone = error instanceof ApiError && (error.code === 'API_KEY_NOT_FOUND' || error.code === 'VALIDATION_FAILED');
  return (
    <>
      <BackLink href={apiKeysPath}>{t('apiKeys.detail.back')}</BackLink>
      {isGone ? <ApiKeyGone wasSeen={apiKey !== undefined} apiKeysPath={apiKeysPath} /> : null}
      {error && !isGone && !apiKey ? (
        <QueryError
          headingLevel={1}
          title={t('apiKeys.failed.loadOne')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {isGone || (error && !apiKey) ? null : (
        <>
          <PageHeader
            title={t('apiKeys.title')}
            headline={apiKey?.name}
            actions={apiKey && commands ? <ApiKeyActions apiKey={apiKey} {...commands} /> : undefined}
          />
          <Card>{apiKey ? <ApiKeyFacts apiKey={apiKey} /> : <Skeleton lines={2} />}</Card>
          <ApiKeyViews apiKey={apiKey}>{children}</ApiKeyViews>
        </>
      )}
    </>
  );
}

function ApiKeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const { previousSecretEndsAt: oldUntil } = apiKey;
  const facts = [
    { id: 'status', term: t('apiKeys.columns.status'), value: <ApiKeyStatus status={apiKey.status} /> },
    { id: 'key', term: t('apiKeys.detail.key'), value: <ShortenedKey apiKey={apiKey} /> },
    { id: 'today', term: t('apiKeys.detail.requestsToday'), value: format.number(apiKey.requestsToday) },
    { id: 'lastUsed', term: t('apiKeys.detail.lastUsed'), value: <LastUsed at={apiKey.lastUsedAt} /> },
    { id: 'created', term: t('apiKeys.detail.created'), value: format.date(apiKey.createdAt) },
    ...(oldUntil && Date.parse(oldUntil) > now
      ? [{ id: 'previousSecret', term: t('apiKeys.detail.previousSecret'), value: format.date(oldUntil, { style: 'dateTime' }) }]
      : []),
  ];
  return <FactGrid facts={facts} />;
}

interface ApiKeyGoneProps {
  /** True if this page showed the key before, which means it was deleted. Otherwise it might never have existed. */
  wasSeen: boolean;
  apiKeysPath: string;
}

function ApiKeyGone({ wasSeen, apiKeysPath }: ApiKeyGoneProps) {
  const { t } = useTranslation('dashboard');
  const kind = wasSeen ? 'gone' : 'unknown';
  useScreenTitle(t(`apiKeys.${kind}.title`));
  return (
    <EmptyState
      headingLevel={1}
      title={t(`apiKeys.${kind}.title`)}
      icon={<KeyRound aria-hidden />}
      action={
        <LinkButton variant="primary" href={apiKeysPath} render={renderRouterLink}>
          {t('apiKeys.gone.toList')}
        </LinkButton>
      }
    >
      {t(`apiKeys.${kind}.text`)}
    </EmptyState>
  );
}

interface ApiKeyViewsProps {
  /** Undefined while loading. */
  apiKey: ApiKey | undefined;
  children: ReactNode;
}

const views = ['overview', 'rules', 'request'] as const;

const KeyRules = onDemand(async () => (await import('./key-rules/key-rules.tsx')).KeyRules);

const Composer = onDemand(async () => (await import('./request-composer/composer.tsx')).Composer);

const pending = (
  <Card aria-busy>
    <Skeleton lines={6} />
  </Card>
);

/** The URL's `view` parameter selects the tab. */
function ApiKeyViews({ apiKey, children }: ApiKeyViewsProps) {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  const view = views.find((id) => id === search.get('view')) ?? 'overview';
  const handleViewChange = (id: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === 'overview') next.delete('view');
        else next.set('view', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const contents: Readonly<Record<(typeof views)[number], ReactNode>> = {
    overview: (
      <>
        <EndpointCard apiKey={apiKey} />
        {children}
      </>
    ),
    rules: apiKey ? <KeyRules apiKey={apiKey} /> : pending,
    request: apiKey ? <Composer apiKey={apiKey} /> : pending,
  };
  return (
    <Tabs
      label={t('apiKeys.views.label')}
      value={view}
      onValueChange={handleViewChange}
      items={views.map((id) => ({
        id,
        label: t(`apiKeys.views.${id}`),
        content: (
          // One boundary per tab, so that a tab is selected immediately even while its code loads.
          <Suspense key={id} fallback={pending}>
            <div className={styles.view}>{contents[id]}</div>
          </Suspense>
        ),
      }))}
    />
  );
}
