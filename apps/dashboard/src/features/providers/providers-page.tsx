import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Plus, Server } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { ProvidersTable } from './components/providers-table.tsx';
import { useProvidersHeadline } from './components/use-providers-headline.ts';
import { useProviders } from './hooks/use-providers.ts';
import { providerModals } from './providers.modals.ts';

/** The nodes that the current project serves. */
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
