import { listApiKeysQueryKey, listInvitationsQueryKey, listMembersQueryKey, removeMember } from '@onepoint/api-client';
import type { Member } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { KnownKeysFate } from './use-known-keys-fate.ts';

/** Removes somebody else; they leave the list once the API has said so, never before. */
export function useRemoveMember(projectId: string, memberId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listMembersQueryKey({ projectId });
  return useMutation({
    mutationFn: (apiKeys: KnownKeysFate) => removeMember(client, { projectId, memberId, apiKeys }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Member[]>(queryKey, (members) => members?.filter(({ id }) => id !== memberId));
      void queryClient.invalidateQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      // Those that they made end with their membership.
      void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey({ projectId }) });
    },
  });
}
