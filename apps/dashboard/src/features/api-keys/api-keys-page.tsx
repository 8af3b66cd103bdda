import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Plus } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { FilteredApiKeys } from './components/filtered-api-keys.tsx';
import { NoApiKeys } from './components/no-api-keys.tsx';
import { useApiKeysHeadline } from './components/use-api-keys-headline.ts';
import { EndpointCard } from './endpoint-card.tsx';
import { useApiKeyCommands } from './hooks/use-api-key-commands.ts';
import { useApiKeys } from './hooks/use-api-keys.ts';
import { useOpenCreateApiKey } from './hooks/use-open-create-api-key.ts';

export interface ApiKeysPageProps {
  apiKeyPath: (apiKeyId: string) => string;
}

/** API keys of the current project, and the endpoint they open. */
export function ApiKeysPage({ apiKeyPath }: ApiKeysPageProps) {
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

  return (
    <>
      <PageHeader
        title={t('apiKeys.title')}
        headline={failed ? null : headline}
        // Not before it is known where the button stands: one that moves is one that is missed.
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
      {failed ? null : count === 0 ? (
        <Card padding="none">
          <NoApiKeys action={create} />
        </Card>
      ) : (
        <FilteredApiKeys apiKeys={apiKeys.data} apiKeyPath={apiKeyPath} commands={commands} />
      )}
      <EndpointCard apiKey={apiKeys.data?.[0]} />
    </>
  );
}
