import { appState } from '@onepoint/app-state';
import { createIdempotencyKey, createProject, listProjectsQueryKey } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/**
 * Creates a project. All tries of one form share an idempotency key per name: a double submit makes one project. Whoever brought the reader by a link is
 * named once: the API counts it for a first project alone.
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
