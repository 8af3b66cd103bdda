import { createIdempotencyKey, listProjectsQueryKey, updateProject, type UpdateProjectParameters } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** The fields of a project that plans and packages are changed by. */
export type BillingChanges = Pick<
  UpdateProjectParameters,
  'nextUsageCommitment' | 'nextGeyserUsageCommitment' | 'nextGeyserUsageCommitmentMultiplier'
>;

const billingOf = ({
  usageCommitment,
  nextUsageCommitment,
  geyserUsageCommitmentMultiplier,
  nextGeyserUsageCommitmentMultiplier,
}: Project): UpdateProjectParameters['expected'] => ({
  usageCommitment,
  nextUsageCommitment,
  geyserUsageCommitmentMultiplier,
  nextGeyserUsageCommitmentMultiplier,
});

/**
 * Changes a project's plan or packages, while they are those that are shown: what a choice costs was said by them. All tries of one change share an
 * idempotency key, so that it is charged once, and a second submit while one is on its way is dropped. After a failure the projects are read again,
 * since what was refused was decided on old numbers.
 */
export function useUpdateBilling(project: Project) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  const underway = useRef(false);
  const [attempts] = useState(() => new Map<string, string>());
  const mutation = useMutation({
    mutationFn: async (changes: BillingChanges) => {
      const change = { projectId: project.id, ...changes, expected: billingOf(project) };
      const attempt = JSON.stringify(change);
      const idempotencyKey = attempts.get(attempt) ?? createIdempotencyKey();
      attempts.set(attempt, idempotencyKey);
      const updated = await updateProject(client, change, { idempotencyKey });
      attempts.delete(attempt);
      return updated;
    },
    onSuccess: async (updated) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Project[]>(queryKey, (projects) => projects?.map((other) => (other.id === updated.id ? updated : other)));
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      underway.current = false;
    },
  });
  const update = (changes: BillingChanges, callbacks: Parameters<typeof mutation.mutate>[1]): void => {
    if (underway.current) return;
    underway.current = true;
    mutation.mutate(changes, callbacks);
  };
  return { update, isPending: mutation.isPending, changes: mutation.variables };
}
