import { listChainsQueryOptions } from '@onepoint/api-client';
import type { Chain } from '@onepoint/api-contract';
import { useAppState } from '@onepoint/app-state';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { secretQueryOptions } from '../../../shared/secret/api-key-secret.ts';
import { useSendRequest, useSentRequests, type SentRequest } from '../request-composer/send-request.ts';

const method = 'eth_blockNumber';

interface TestRequestTarget {
  readonly chain: Pick<Chain, 'slug' | 'httpUrl'>;
  readonly secret: string;
}

/** Sends the code samples' request from the browser to the gateway. It is listed with the key's other requests. */
export function useTestRequest(apiKeyId: string, onSent: (sent: SentRequest) => void) {
  const history = useSentRequests(apiKeyId);
  const { send, isSending } = useSendRequest((sent) => {
    history.add(sent);
    onSent(sent);
  });
  return {
    isSending,
    send: ({ chain, secret }: TestRequestTarget): void =>
      send({
        request: { chain: chain.slug, method, params: '[]', through: 'key', over: 'http' },
        url: `${chain.httpUrl}/${secret}`,
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
      }),
  };
}

/** Chain for code samples: the last one selected, or the first. */
export function useSampleChain() {
  const chains = useQuery(listChainsQueryOptions(useApiClient()));
  const selected = useAppState('selectedDocChain');
  return { ...chains, chain: chains.data?.find(({ slug }) => slug === selected) ?? chains.data?.[0] };
}

/** Finds the first key whose secret this page has. */
export function useKnownApiKey<TApiKey extends { readonly id: string }>(
  apiKeys: readonly TApiKey[],
): { readonly apiKey: TApiKey; readonly secret: string } | undefined {
  const secrets = useQueries({ queries: apiKeys.map(({ id }) => secretQueryOptions(id)) }).map(({ data }) => data);
  const found = secrets.findIndex((secret) => secret !== undefined);
  const apiKey = apiKeys[found];
  const secret = secrets[found];
  return apiKey && secret !== undefined ? { apiKey, secret } : undefined;
}
