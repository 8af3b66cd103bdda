import {
  listMembersQueryOptions,
  listInvitationsQueryOptions,
  listApiKeysQueryOptions,
  createInvitation,
  listInvitationsQueryKey,
  listMembersQueryKey,
  listProjectsQueryKey,
  updateMember,
  listApiKeysQueryKey,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '@onepoint/api-client';
import { may, type Project, type ApiKey, type Invitation, type Role, type Member } from '@onepoint/api-contract';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import type { Invitee } from './members.rules.ts';
import type { KnownKeysFate } from './modals/member-removal.tsx';

export function useMembers(projectId: string) {
  return useQuery(listMembersQueryOptions(useApiClient(), { projectId }));
}

/** Pending invitations. Only requested if the user's role may see them. */
export function useInvitations({ id: projectId, role }: Pick<Project, 'id' | 'role'>) {
  return useQuery({ ...listInvitationsQueryOptions(useApiClient(), { projectId }), enabled: may(role, 'member:manage') });
}

/** Active API keys whose current secret was shown to this user. */
export function useKnownKeys(projectId: string, userId: string) {
  const select = (apiKeys: ApiKey[]): ApiKey[] =>
    apiKeys.filter(({ status, secretShownTo }) => status === 'active' && secretShownTo.includes(userId));
  return useQuery({ ...listApiKeysQueryOptions(useApiClient(), { projectId }), select });
}

export interface NewInvitation {
  readonly invitee: Invitee;
  readonly role: Role;
}

export function useInviteMember(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listInvitationsQueryKey({ projectId });
  return useMutation({
    mutationFn: ({ invitee, role }: NewInvitation) => createInvitation(client, { projectId, ...invitee, role }),
    onSuccess: async (invitation) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Invitation[]>(queryKey, (invitations) => invitations && [invitation, ...invitations]);
    },
  });
}

/** Resends the email of an invitation. */
export function useResendInvitation(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listInvitationsQueryKey({ projectId });
  return useMutation({
    mutationFn: ({ id: invitationId }: Pick<Invitation, 'id'>) => resendInvitation(client, { projectId, invitationId }),
    onSuccess: async (sent) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Invitation[]>(queryKey, (invitations) => invitations?.map((one) => (one.id === sent.id ? sent : one)));
    },
  });
}

/** Changes a member's role. The user's own role is also part of the project, so that is refetched. */
export function useChangeRole(projectId: string, memberId: string, isMe: boolean) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listMembersQueryKey({ projectId });
  return useMutation({
    mutationFn: (role: Role) => updateMember(client, { projectId, memberId, role }),
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Member[]>(queryKey, (members) => members?.map((member) => (member.id === memberId ? changed : member)));
      // The API ends invitations that the member may no longer create.
      void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey({ projectId }) });
      if (isMe) await queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
    },
  });
}

/** Removes another member. The list updates once the API has confirmed it. */
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
      // Invitations that the member created end with the membership.
      void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey({ projectId }) });
    },
  });
}

/** Delay before the project leaves the list, as after a deletion, so that the modal closes first. */
const removalDelayMs = 300;

/** Ends the current user's membership. */
export function useLeaveProject(projectId: string, memberId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationFn: (apiKeys: KnownKeysFate) => removeMember(client, { projectId, memberId, apiKeys }),
    onSuccess: () => {
      setTimeout(() => {
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<Project[]>(queryKey, (projects) => projects?.filter(({ id }) => id !== projectId));
      }, removalDelayMs);
    },
  });
}

/** Revokes an invitation. The list updates once the API has confirmed it. */
export function useRevokeInvitation(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listInvitationsQueryKey({ projectId });
  return useMutation({
    mutationFn: ({ id }: Invitation) => revokeInvitation(client, { projectId, invitationId: id }),
    onSuccess: async (_, { id }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Invitation[]>(queryKey, (invitations) => invitations?.filter((other) => other.id !== id));
    },
  });
}
