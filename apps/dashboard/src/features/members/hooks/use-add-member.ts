import { addMember, listMembersQueryKey } from '@onepoint/api-client';
import type { Member, Role } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { MemberAddress } from '../data/parse-member-address.ts';

export interface NewMember {
  readonly address: MemberAddress;
  readonly role: Role;
}

/** Makes a user a member. */
export function useAddMember(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listMembersQueryKey({ projectId });
  return useMutation({
    mutationFn: ({ address, role }: NewMember) => addMember(client, { projectId, ...address, role }),
    onSuccess: async (added) => {
      // A list that is on its way does not know them.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Member[]>(queryKey, (members) => members && [...members.filter(({ id }) => id !== added.id), added]);
    },
  });
}
