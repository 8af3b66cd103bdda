import { listChainsQueryOptions } from '@onepoint/api-client';
import type { CreatedApiKey } from '@onepoint/api-contract';
import { appState } from '@onepoint/app-state';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { RotatedSecret } from '../modals/old-secret.tsx';
import { loadApiKeyModals } from './load-api-key-modals.ts';

/** Opens the modal that shows a secret, with the endpoint of the chain chosen last. */
export function useRevealApiKey(): (apiKey: CreatedApiKey, rotated?: RotatedSecret) => Promise<void> {
  const queryKey = listChainsQueryOptions(useApiClient()).queryKey;
  const queryClient = useQueryClient();
  return async (apiKey, rotated) => {
    const chains = queryClient.getQueryData(queryKey);
    const { selectedDocChain } = appState.getState();
    const chain = chains?.find(({ slug }) => slug === selectedDocChain) ?? chains?.[0];
    const endpointUrl = chain && `${chain.httpUrl}/${apiKey.secret}`;
    const apiKeyModals = await loadApiKeyModals();
    return apiKeyModals.open('reveal-api-key', { apiKey, endpointUrl, rotated });
  };
}
