import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { PlanId } from '@onepoint/plans-domain';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { usePlanName } from '../../../shared/projects/project-names.ts';
import { useUpdateBilling } from './use-update-billing.ts';

/**
 * Changes a project's plan and says what came of it. Choosing the current plan takes a pending change back.
 *
 * @param onDone gets the project as the API has it then; not called for a cancellation, after which one may choose again
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
