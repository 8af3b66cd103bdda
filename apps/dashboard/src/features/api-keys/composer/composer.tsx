import { listChainsQueryOptions } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { parseRequestLink, type ComposedRequest } from './composed-request.ts';
import { ComposerPanel } from './composer-panel.tsx';

const firstRequest = { method: 'eth_blockNumber', params: '[]', through: 'key', over: 'http' } as const;

/** Puts a request together, sends it, and shows what came back. Starts with the request of a shared link where there is one. */
export function Composer({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('dashboard');
  const chains = useQuery(listChainsQueryOptions(useApiClient()));
  const [search] = useSearchParams();
  const selected = useAppState('selectedDocChain');
  const [edited, setEdited] = useState<ComposedRequest | null>(() => parseRequestLink(search));
  if (chains.isError) {
    return (
      <QueryError title={t('endpoint.failed')} error={chains.error} onRetry={() => void chains.refetch()} retrying={chains.isFetching} />
    );
  }
  const wanted = edited?.chain ?? selected;
  const chain = chains.data?.find(({ slug }) => slug === wanted) ?? chains.data?.[0];
  if (!chains.data || !chain) {
    return (
      <Card title={t('composer.title')} description={t('composer.description')} aria-busy>
        <Skeleton lines={6} />
      </Card>
    );
  }
  const request = { ...(edited ?? firstRequest), chain: chain.slug };
  return <ComposerPanel apiKey={apiKey} chains={chains.data} chain={chain} request={request} onRequestChange={setEdited} />;
}
