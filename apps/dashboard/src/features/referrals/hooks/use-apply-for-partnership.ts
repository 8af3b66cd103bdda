import { ApiError, applyForPartnership, getPartnershipQueryKey, type ApplyForPartnershipParameters } from '@onepoint/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Sends an application. Where one waits already, sent from another tab say, that one is shown. */
export function useApplyForPartnership(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = getPartnershipQueryKey({ projectId });
  return useMutation({
    mutationFn: (fields: Omit<ApplyForPartnershipParameters, 'projectId'>) => applyForPartnership(client, { projectId, ...fields }),
    onSuccess: (partnership) => queryClient.setQueryData(queryKey, partnership),
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'PARTNERSHIP_EXISTS') await queryClient.invalidateQueries({ queryKey });
    },
  });
}
