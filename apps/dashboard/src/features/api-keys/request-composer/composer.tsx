import { listChainsQueryOptions } from '@onepoint/api-client';
import type { ApiKey, Chain } from '@onepoint/api-contract';
import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { docsConfig } from '@onepoint/site-config';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useApiKeySecret } from '../../../shared/secret/api-key-secret.ts';
import { parseParams, parseRequestLink, type ComposedRequest } from './composed-request.ts';
import styles from './composer.module.css';
import { HistoryCard } from './history-card.tsx';
import { ReplyCard } from './reply-card.tsx';
import { RequestCard } from './request-card.tsx';
import { useSendRequest, useSentRequests } from './send-request.ts';

const firstRequest = { method: 'eth_blockNumber', params: '[]', through: 'key', over: 'http' } as const;

/** Starts with a shared link's request, if any. */
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

interface ComposerPanelProps {
  apiKey: ApiKey;
  chains: readonly Chain[];
  chain: Chain;
  request: ComposedRequest;
  onRequestChange: (request: ComposedRequest) => void;
}

function ComposerPanel({ apiKey, chains, chain, request, onRequestChange }: ComposerPanelProps) {
  const secret = useApiKeySecret(apiKey.id);
  const history = useSentRequests(apiKey.id);
  const [shownAt, setShownAt] = useState<number | null>(null);
  const { send, isSending, stop } = useSendRequest((sent) => {
    history.add(sent);
    setShownAt(sent.sentAt);
  });
  const shown = history.sent.find(({ sentAt }) => sentAt === shownAt);
  const parsed = parseParams(request.params);
  const method = request.method.trim();
  const body = 'params' in parsed ? JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: parsed.params }) : null;
  const token = request.through === 'public' ? 'public' : secret;
  const handleSend = (typedSecret: string | undefined): void => {
    const path = token ?? typedSecret;
    if (body !== null && path !== undefined && !isSending)
      send({ request: { ...request, method }, url: `${request.over === 'ws' ? chain.wsUrl : chain.httpUrl}/${path}`, body });
  };
  return (
    <div className={styles.panel}>
      <RequestCard
        apiKey={apiKey}
        chains={chains}
        request={request}
        onRequestChange={onRequestChange}
        parsed={parsed}
        secret={secret}
        curl={body === null || request.over === 'ws' ? null : { url: `${chain.httpUrl}/${token ?? docsConfig.token}`, body }}
        isSending={isSending}
        onSend={handleSend}
        onStop={stop}
      />
      <ReplyCard sent={shown} isSending={isSending} />
      <HistoryCard
        sent={history.sent}
        chains={chains}
        onOpen={(entry) => {
          setShownAt(entry.sentAt);
          onRequestChange(entry.request);
        }}
        onClear={history.clear}
      />
    </div>
  );
}
