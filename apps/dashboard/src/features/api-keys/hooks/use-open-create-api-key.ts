import { listChainsQueryOptions } from '@onepoint/api-client';
import { appState } from '@onepoint/app-state';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { modals } from '../../../shared/overlays/modals.ts';
import { createApiKeyModal, revealApiKeyModal } from '../modals/api-key-modals.ts';

/** Opens the modal that creates a key, then the one that shows its secret. */
export function useOpenCreateApiKey(projectId: string): () => Promise<void> {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return async () => {
    void revealApiKeyModal.preload();
    const created = await modals.open({ id: 'create-api-key', component: createApiKeyModal, props: { projectId } });
    if (!created) return;
    const chains = queryClient.getQueryData(listChainsQueryOptions(client).queryKey);
    const { selectedDocChain } = appState.getState();
    const chain = chains?.find(({ slug }) => slug === selectedDocChain) ?? chains?.[0];
    const endpointUrl = chain && `${chain.httpUrl}/${created.secret}`;
    await modals.open({
      id: 'reveal-api-key',
      component: revealApiKeyModal,
      props: { apiKey: created, endpointUrl },
      disableOutsideClick: true,
    });
  };
}
