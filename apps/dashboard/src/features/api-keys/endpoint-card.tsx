import { listChainsQueryOptions } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { useApiKeySecret } from '../../shared/secret/api-key-secret.ts';

// Loaded on demand: the first screen is usable without samples, syntax highlighting, and tabs.
const EndpointPanel = onDemand(async () => (await import('./endpoint/endpoint-panel.tsx')).EndpointPanel);

/** For pages that are still waiting for their data. */
export const preloadEndpointCard = EndpointPanel.preload;

interface EndpointCardProps {
  /** Key in the endpoint's URL. Undefined if the project has none. */
  apiKey: Pick<ApiKey, 'id' | 'name'> | undefined;
}

/** Remembers the selected chain and language. */
export function EndpointCard({ apiKey }: EndpointCardProps) {
  const { t } = useTranslation('dashboard');
  const chains = useQuery(listChainsQueryOptions(useApiClient()));
  const secret = useApiKeySecret(apiKey?.id);
  const selected = useAppState('selectedDocChain');
  const language = useAppState('langCode');
  if (chains.isError) {
    return (
      <QueryError title={t('endpoint.failed')} error={chains.error} onRetry={() => void chains.refetch()} retrying={chains.isFetching} />
    );
  }
  const chain = chains.data?.find(({ slug }) => slug === selected) ?? chains.data?.[0];
  const loading = (
    <Card title={t('endpoint.title')} description={t('endpoint.description')} aria-busy>
      <Skeleton lines={6} />
    </Card>
  );
  if (!chains.data || !chain) return loading;
  return (
    <Suspense fallback={loading}>
      <EndpointPanel
        chains={chains.data}
        chain={chain}
        onChainChange={(slug) => appState.set({ selectedDocChain: slug })}
        apiKey={apiKey}
        secret={secret}
        language={language}
        onLanguageChange={(langCode) => appState.set({ langCode })}
      />
    </Suspense>
  );
}
