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

/** Only requested if the user's role can see pending invitations. */
export function useInvitations({ id: projectId, role }: Pick<Project, 'id' | 'role'>) {
  return useQuery({ ...listInvitationsQueryOptions(useApiClient(), { projectId }), enabled: may(role, 'member:manage') });
}

/** Active API keys whose current secret this user has seen. */
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

/** Also refetches the project if the user changed their own role, which it contains. */
export function useChangeRole(projectId: string, memberId: string, isMe: boolean) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listMembersQueryKey({ projectId });
  return useMutation({
    mutationFn: (role: Role) => updateMember(client, { projectId, memberId, role }),
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Member[]>(queryKey, (members) => members?.map((member) => (member.id === memberId ? changed : member)));
      // The API revokes invitations the member can no longer create.
      void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey({ projectId }) });
      if (isMe) await queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
    },
  });
}

/** The list updates once the API confirms. */
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
      // The API revokes invitations the member created.
      void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey({ projectId }) });
    },
  });
}

/** Delay in milliseconds before the project leaves the list, so that the modal closes first. */
const removalDelayMs = 300;

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

/** The list updates once the API confirms. */
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
