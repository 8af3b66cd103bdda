import { listInvitationsQueryKey, listMembersQueryKey, listProjectsQueryKey, updateMember } from '@onepoint/api-client';
import type { Member, Role } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Gives a member another role. One's own is also that of the project: what may be done here changes with it. */
export function useChangeRole(projectId: string, memberId: string, isMe: boolean) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listMembersQueryKey({ projectId });
  return useMutation({
    mutationFn: (role: Role) => updateMember(client, { projectId, memberId, role }),
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Member[]>(queryKey, (members) => members?.map((member) => (member.id === memberId ? changed : member)));
      // Those that they may no longer make have ended.
      void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey({ projectId }) });
      if (isMe) await queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
    },
  });
}
