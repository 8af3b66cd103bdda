import { createIdempotencyKey, createProject, listProjectsQueryKey, getProject, updateProject, deleteProject } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { appState } from '@onepoint/app-state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { sendUnlessOvertaken } from '../../shared/drafts/send-unless-overtaken.ts';

/**
 * Retries with the same name share an idempotency key, so that a double submit creates only one project. Sends the referral code once,
 * because the API only counts it for a user's first project.
 */
export function useCreateProject() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [attempts] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: (name: string) => {
      const referralCode = appState.getState().referralCode ?? undefined;
      const attempt = JSON.stringify([name, referralCode]);
      const idempotencyKey = attempts.get(attempt) ?? createIdempotencyKey();
      attempts.set(attempt, idempotencyKey);
      return createProject(client, { name, referralCode }, { idempotencyKey });
    },
    onSuccess: async (project) => {
      appState.set({ referralCode: null });
      await queryClient.cancelQueries({ queryKey: listProjectsQueryKey() });
      queryClient.setQueryData<Project[]>(listProjectsQueryKey(), (projects) => [
        ...(projects ?? []).filter(({ id }) => id !== project.id),
        project,
      ]);
    },
  });
}

const withChange = (projectId: string, change: Partial<Project>) => (projects: Project[] | undefined) =>
  projects?.map((project) => (project.id === projectId ? { ...project, ...change } : project));

/** Renames a project optimistically, unless someone else renamed it in the meantime (`isSaved` is false). Reverts if the API refuses. */
export function useRenameProject({ id: projectId, name: shownName }: Pick<Project, 'id' | 'name'>) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationFn: (name: string) =>
      sendUnlessOvertaken<Project>({
        change: { name },
        shown: { name: shownName },
        send: (expected) => updateProject(client, { projectId, name, expected }),
        read: () => getProject(client, { projectId }),
      }),
    onMutate: async (name) => {
      // A response in flight would bring back the old name.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, withChange(projectId, { name }));
    },
    onSuccess: ({ item }) => {
      queryClient.setQueryData(queryKey, withChange(projectId, item));
    },
    onError: () => {
      queryClient.setQueryData(queryKey, withChange(projectId, { name: shownName }));
    },
  });
}

/** Delay in milliseconds before the project leaves the list (specification, section 9), so that the modal closes first. */
const removalDelayMs = 300;

/** What happens to a deleted project's balance. `expire` is for promo credit only. */
export type BalanceDestination = { readonly kind: 'transfer'; readonly toProjectId: string } | { readonly kind: 'refund' | 'expire' };

/** Deletes a project permanently. Pass what happens to its balance, or null if it has none. */
export function useDeleteProject(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (destination: BalanceDestination | null) =>
      deleteProject(client, {
        projectId,
        // Without a choice, the API expires promo credit, and refuses if money was paid in meanwhile.
        ...(destination && destination.kind !== 'expire' && { balance: destination.kind }),
        ...(destination?.kind === 'transfer' && { toProjectId: destination.toProjectId }),
      }),
    onSuccess: () => {
      setTimeout(() => {
        queryClient.setQueryData<Project[]>(listProjectsQueryKey(), (projects) => projects?.filter(({ id }) => id !== projectId));
        // The balance might have been transferred to another project.
        void queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
      }, removalDelayMs);
    },
    // The balance might have changed while the modal was open.
    onError: () => queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() }),
  });
}
