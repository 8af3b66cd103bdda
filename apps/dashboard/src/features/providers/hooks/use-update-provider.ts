import { listProvidersQueryKey, updateProvider, type UpdateProviderParameters } from '@onepoint/api-client';
import type { Provider } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

export type ProviderChange = Omit<UpdateProviderParameters, 'projectId'>;

/** Changes, pauses or resumes a node. Not before the API has said so: it may refuse what it sees there. */
export function useUpdateProvider(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProvidersQueryKey({ projectId });
  return useMutation({
    mutationFn: (change: ProviderChange) => updateProvider(client, { projectId, ...change }),
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Provider[]>(queryKey, (providers) =>
        providers?.map((provider) => (provider.id === changed.id ? changed : provider)),
      );
    },
  });
}
