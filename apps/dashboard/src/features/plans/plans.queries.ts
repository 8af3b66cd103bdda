import { createIdempotencyKey, listProjectsQueryKey, updateProject, type UpdateProjectParameters } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { packageId, type PackageChange, type PlanId } from '@onepoint/plans-domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { usePlanName } from '../../shared/projects/project-names.ts';
import { usePackageTexts } from './plan-texts.ts';

type BillingChanges = Pick<
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
 * Changes a project's plan or packages. Also sends the displayed values, so that the API rejects a change whose price was based on outdated
 * ones. Retries of one change share an idempotency key and are charged once. Ignores a submit while another is pending. A failure refetches
 * the projects.
 */
export function useUpdateBilling(project: Project) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  const isSubmitting = useRef(false);
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
      isSubmitting.current = false;
    },
  });
  const update = (changes: BillingChanges, callbacks: Parameters<typeof mutation.mutate>[1]): void => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    mutation.mutate(changes, callbacks);
  };
  return { update, isPending: mutation.isPending, changes: mutation.variables };
}

/**
 * Changes a project's plan and shows a toast. Choosing the current plan cancels a pending change.
 *
 * @param onDone gets the updated project; not called after a cancellation, so that the user can choose another plan
 */
export function useChangePlan(project: Project, onDone?: (project: Project) => void) {
  const { t } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const planName = usePlanName();
  const notifyError = useNotifyError();
  const { update, isPending, changes } = useUpdateBilling(project);

  const titleOf = (planId: PlanId, { usageCommitment, usageCommitmentEnd }: Project): string => {
    const plan = planName(planId);
    if (planId === project.usageCommitment) return t('modals:planChange.done.canceled', { plan });
    if (usageCommitment === planId || usageCommitmentEnd === null) return t('modals:planChange.done.atOnce', { plan });
    return t('modals:planChange.done.later', { plan, date: format.date(usageCommitmentEnd) });
  };
  const changePlan = (planId: PlanId): void =>
    update(
      { nextUsageCommitment: planId },
      {
        onSuccess: (updated) => {
          notify('success', { title: titleOf(planId, updated) });
          if (planId !== project.usageCommitment) onDone?.(updated);
        },
        onError: (error) => notifyError(t('common:errors.request'), error),
      },
    );
  return { changePlan, pendingPlanId: isPending ? (changes?.nextUsageCommitment ?? null) : null };
}

/**
 * Buys packages or schedules the next period's number, and shows a toast.
 *
 * @param onDone gets the updated project; not called after canceling a pending change
 */
export function useChangePackages(project: Project, onDone?: (project: Project) => void) {
  const { t } = useTranslation(['modals', 'common']);
  const texts = usePackageTexts();
  const notifyError = useNotifyError();
  const { update, isPending, changes } = useUpdateBilling(project);
  const changePackages = (count: number, kind: Exclude<PackageChange['kind'], 'refused'>): void =>
    update(
      { nextGeyserUsageCommitment: packageId, nextGeyserUsageCommitmentMultiplier: count },
      {
        onSuccess: (updated) => {
          notify('success', { title: t(`modals:packagePurchase.done.${kind}`, { packages: texts.packages(count) }) });
          if (kind !== 'keep') onDone?.(updated);
        },
        onError: (error) => notifyError(t('common:errors.request'), error),
      },
    );
  return { changePackages, pendingCount: isPending ? (changes?.nextGeyserUsageCommitmentMultiplier ?? null) : null };
}
