import { may, type Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Plus, Server } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { ProvidersTable } from './providers-table.tsx';
import { providerModals } from './providers.modals.ts';
import { useProviders } from './providers.queries.ts';

export function ProvidersPage() {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const { data: providers, isError, error, refetch, isFetching } = useProviders(project.id);
  const headline = useProvidersHeadline(providers);
  const failed = isError && !providers;
  const isEmpty = providers?.length === 0;
  const add = may(project.role, 'provider:manage') ? (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      onClick={() => void providerModals.open('add-provider', { projectId: project.id })}
    >
      {t('providers.add')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader title={t('providers.title')} headline={failed ? null : headline} actions={isEmpty ? undefined : add} />
      {failed ? (
        <QueryError title={t('providers.failed.load')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Card padding="none">
          {isEmpty ? (
            <EmptyState title={t('providers.empty.title')} icon={<Server aria-hidden />} action={add}>
              {t('providers.empty.text')}
            </EmptyState>
          ) : (
            <ProvidersTable project={project} providers={providers} />
          )}
        </Card>
      )}
    </>
  );
}

function useProvidersHeadline(providers: readonly Provider[] | undefined): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!providers) return undefined;
  if (providers.length === 0) return t('providers.headline.none');
  const serving = providers.filter(({ status, health }) => status === 'active' && health === 'healthy').length;
  const requests = providers.reduce((sum, { requestsToday }) => sum + requestsToday, 0);
  return t('providers.headline.serving', {
    count: providers.length,
    serving: format.number(serving),
    all: format.number(providers.length),
    requests: format.number(requests),
  });
}
