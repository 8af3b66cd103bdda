import { deleteProvider, listProvidersQueryKey } from '@onepoint/api-client';
import type { Provider } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Removes a node from a project. */
export function useDeleteProvider(projectId: string, providerId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProvidersQueryKey({ projectId });
  return useMutation({
    mutationFn: () => deleteProvider(client, { projectId, providerId }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Provider[]>(queryKey, (providers) => providers?.filter(({ id }) => id !== providerId));
    },
  });
}
