import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { effectiveAt, planDirection, planOffers, type PlanId, type PlanState } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState, type SubmitEvent } from 'react';
import { useChangePlan } from '../hooks/use-change-plan.ts';
import { usePlanSubmitLabel } from '../hooks/use-plan-submit-label.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PendingPlan } from './pending-plan.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanConsequence } from './plan-consequence.tsx';
import styles from './plan-change-form.module.css';

export interface PlanChangeFormProps {
  project: Project;
  plan: PlanState & { readonly planId: Exclude<PlanId, 'L'> };
  initialPlanId?: PlanId | undefined;
  now?: Date | undefined;
  onTopUp?: ((missingCents: number) => void) | undefined;
  onEnterprise: () => void;
  /** Gets the project as it is after the change. */
  onDone: (project: Project) => void;
  onClose: () => void;
}

/** The plans, what choosing one does, and the button that does it. */
export function PlanChangeForm({ project, plan, initialPlanId, now, onTopUp, onEnterprise, onDone, onClose }: PlanChangeFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const [openedAt] = useState(() => now ?? new Date());
  const { changePlan, pendingPlanId } = useChangePlan(project, onDone);
  const submitLabel = usePlanSubmitLabel();
  const { planId: current, nextPlanId: next } = plan;
  const offers = planOffers({ current, next, balanceCents: project.balance, planEndsAt: effectiveAt(plan.planEndsAt, openedAt) });
  const smallestUpgrade = offers.find(({ plan: { id } }) => planDirection(current, id) === 'upgrade');
  const [chosenId, setChosenId] = useState(initialPlanId ?? smallestUpgrade?.plan.id ?? null);
  const offer = offers.find((candidate) => candidate.plan.id === chosenId);
  const mayChange = may(project.role, 'plan:change');
  const isReady = offer !== undefined && offer.change.kind !== 'refused' && (mayChange || offer.change.kind === 'enterprise');

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isReady) return;
    if (offer.change.kind === 'enterprise') onEnterprise();
    else changePlan(offer.plan.id);
  };

  return (
    <ModalLayout
      title={t('modals:planChange.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={pendingPlanId !== null && pendingPlanId !== current}
            disabled={!isReady}
          >
            {submitLabel(offer, current)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <PendingPlan plan={plan} onCancel={mayChange ? () => changePlan(current) : undefined} canceling={pendingPlanId === current} />
        <CurrentPlan planId={current} planEndsAt={plan.planEndsAt} />
        {mayChange ? null : <Alert title={t('modals:billing.forbidden')} />}
        <PlanChoice offers={offers} value={chosenId} onValueChange={setChosenId} />
        <PlanConsequence project={project} current={current} offer={offer} onTopUp={onTopUp} />
      </form>
    </ModalLayout>
  );
}
