import { createProject, listProjectsQueryKey } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Creates a project. All tries of one form share an idempotency key per name: a double submit makes one project. */
export function useCreateProject() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [attempts] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: (name: string) => {
      const idempotencyKey = attempts.get(name) ?? crypto.randomUUID();
      attempts.set(name, idempotencyKey);
      return createProject(client, { name }, { idempotencyKey });
    },
    onSuccess: async (project) => {
      await queryClient.cancelQueries({ queryKey: listProjectsQueryKey() });
      queryClient.setQueryData<Project[]>(listProjectsQueryKey(), (projects) => [
        ...(projects ?? []).filter(({ id }) => id !== project.id),
        project,
      ]);
    },
  });
}
