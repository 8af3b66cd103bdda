import { may, type ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { KeyRound, Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { useApiKeyCommands, useOpenCreateApiKey } from './api-key-commands.ts';
import { ApiKeysTable, type ApiKeysTableProps } from './api-keys-table.tsx';
import { useApiKeys } from './api-keys.queries.ts';
import type { ChecklistPaths } from './checklist/checklist-card.tsx';
import { useSetupChecklist } from './checklist/checklist.queries.ts';
import { EndpointCard } from './endpoint-card.tsx';

// Loaded on demand, because few projects have many keys.
const ManyApiKeys = onDemand(async () => (await import('./api-keys-search.tsx')).ManyApiKeys);

// Loaded on demand, because most projects are already set up.
const SetupChecklist = onDemand(async () => (await import('./checklist/checklist-card.tsx')).SetupChecklist, { isOptional: true });

/** The list gets a search from this many keys on. */
const searchFrom = 8;

interface ApiKeysPageProps {
  paths: ChecklistPaths;
}

export function ApiKeysPage({ paths }: ApiKeysPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const apiKeys = useApiKeys(project.id);
  const commands = useApiKeyCommands(project);
  const openCreate = useOpenCreateApiKey(project.id);
  const headline = useApiKeysHeadline(apiKeys.data);
  const create = may(project.role, 'apiKey:manage') ? (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => void openCreate()}>
      {t('apiKeys.create')}
    </Button>
  ) : undefined;
  const failed = apiKeys.isError && !apiKeys.data;
  const count = apiKeys.data?.length;
  const setup = useSetupChecklist(project);
  // Keys wait for the checklist above them, so that they don't move when it appears.
  const keys = setup.isLoading ? undefined : apiKeys.data;
  const list = (listed: readonly ApiKey[] | undefined) => (
    <FilteredApiKeys apiKeys={listed} apiKeyPath={paths.apiKey} commands={commands} />
  );

  return (
    <>
      <PageHeader
        title={t('apiKeys.title')}
        headline={failed ? null : headline}
        // Without keys, the empty state has the button. Not rendered while loading, so that it doesn't move.
        actions={count ? create : undefined}
        expectsActions={create !== undefined}
      />
      {failed ? (
        <QueryError
          title={t('apiKeys.failed.load')}
          error={apiKeys.error}
          onRetry={() => void apiKeys.refetch()}
          retrying={apiKeys.isFetching}
        />
      ) : null}
      <Suspense fallback={failed ? null : list(undefined)}>
        {setup.checklist ? <SetupChecklist checklist={setup.checklist} paths={paths} apiKey={apiKeys.data?.[0]} /> : null}
        {failed ? null : keys?.length === 0 ? (
          <Card padding="none">
            <NoApiKeys action={create} />
          </Card>
        ) : (
          list(keys)
        )}
        {/* Loads with the keys, but is hidden until their height is known, so that it doesn't move. */}
        <div hidden={!failed && !keys}>
          <EndpointCard apiKey={apiKeys.data?.[0]} />
        </div>
      </Suspense>
    </>
  );
}

/** Describes active keys and today's requests. Undefined while loading. */
function useApiKeysHeadline(apiKeys: readonly ApiKey[] | undefined): string | undefined {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (!apiKeys) return undefined;
  if (apiKeys.length === 0) return t('apiKeys.headline.none');
  const active = apiKeys.filter(({ status }) => status === 'active').length;
  const requests = apiKeys.reduce((sum, { requestsToday }) => sum + requestsToday, 0);
  return [
    t('apiKeys.headline.active', { count: active, formatted: format.number(active) }),
    t('apiKeys.headline.requests', { count: requests, formatted: format.number(requests) }),
  ].join(t('common:separators.item'));
}

function FilteredApiKeys({ apiKeys, ...table }: ApiKeysTableProps) {
  const all = (
    <Card padding="none">
      <ApiKeysTable apiKeys={apiKeys} {...table} />
    </Card>
  );
  if (!apiKeys || apiKeys.length < searchFrom) return all;
  return (
    <Suspense fallback={all}>
      <ManyApiKeys apiKeys={apiKeys} {...table} />
    </Suspense>
  );
}

function NoApiKeys({ action }: { action: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState title={t('apiKeys.empty.title')} icon={<KeyRound aria-hidden />} action={action}>
      {t('apiKeys.empty.text')}
    </EmptyState>
  );
}
