import { useTranslation } from '@onepoint/i18n';
import { pendingPlanChange, type PlanState } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePlanName } from '../../../shared/projects/project-names.ts';

export interface PendingPlanProps {
  plan: PlanState;
  /** Takes the change back. Left out where the reader's role may not. */
  onCancel?: (() => void) | undefined;
  canceling: boolean;
}

/** Says which plan comes next and when, while that is another than the current one, and offers to cancel (decision 29). Else nothing. */
export function PendingPlan({ plan, onCancel, canceling }: PendingPlanProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const planName = usePlanName();
  const pending = pendingPlanChange(plan);
  if (!pending) return null;
  const names = { plan: planName(pending.planId), current: planName(plan.planId) };
  return (
    <Alert
      title={
        pending.effectiveAt === null
          ? t('planChange.pending.titleSoon', names)
          : t('planChange.pending.title', { ...names, date: format.date(pending.effectiveAt.toISOString()) })
      }
      action={
        onCancel ? (
          <Button size="sm" onClick={onCancel} loading={canceling}>
            {t('planChange.pending.cancel', { plan: names.current })}
          </Button>
        ) : undefined
      }
    >
      {t('planChange.pending.text', names)}
    </Alert>
  );
}
