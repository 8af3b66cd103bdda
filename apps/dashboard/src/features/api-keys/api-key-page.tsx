import { ApiError, getApiKeyQueryOptions } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Link } from '@onepoint/ui-kit/link';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { renderRouterLink } from '../../shared/link/router-link.tsx';
import { refreshEvery } from '../../shared/live/refresh-every.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import styles from './api-key-page.module.css';
import { ApiKeyActions } from './components/api-key-actions.tsx';
import { ApiKeyFacts } from './components/api-key-facts.tsx';
import { ApiKeyGone } from './components/api-key-gone.tsx';
import { ApiKeyViews } from './components/api-key-views.tsx';
import { useApiKeyCommands } from './hooks/use-api-key-commands.ts';

export interface ApiKeyPageProps {
  apiKeyId: string;
  apiKeysPath: string;
  /** Called once the key is deleted from here. */
  onDeleted: () => void;
  /** The key's statistics. */
  children: ReactNode;
}

const refreshMs = 5000;

/** One API key: what it is, where to use it, what it did and may do, and a place to try it. */
export function ApiKeyPage({ apiKeyId, apiKeysPath, onDeleted, children }: ApiKeyPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const commands = useApiKeyCommands(project, onDeleted);
  const options = getApiKeyQueryOptions(useApiClient(), { projectId: project.id, apiKeyId });
  const { data: apiKey, error, refetch, isFetching } = useQuery({ ...options, refetchInterval: refreshEvery(refreshMs) });
  // What the API refuses to look up is no id, and so no key either.
  const isGone = error instanceof ApiError && (error.code === 'API_KEY_NOT_FOUND' || error.code === 'VALIDATION_FAILED');
  return (
    <>
      <Link tone="quiet" href={apiKeysPath} render={renderRouterLink} className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        {t('apiKeys.detail.back')}
      </Link>
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
