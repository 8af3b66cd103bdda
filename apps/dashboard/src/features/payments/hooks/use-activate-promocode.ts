import { activatePromocode, listProjectsQueryKey } from '@onepoint/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Activates a promo code. Projects are read again before it counts as done, so that the new balance is the one shown. */
export function useActivatePromocode(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => activatePromocode(client, { projectId, code }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() }),
  });
}
