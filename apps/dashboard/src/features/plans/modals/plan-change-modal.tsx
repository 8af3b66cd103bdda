import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import type { PlanId } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { useTopUp } from '../../../shared/top-up/top-up-alert.tsx';
import { BillingFrame } from '../components/billing-frame.tsx';
import { PlanChangeForm } from '../components/plan-change-form.tsx';
import { planOf } from '../data/billing-of.ts';
import { openEnterpriseRequest } from '../open-enterprise-request.ts';

export interface PlanChangeModalProps extends ModalControls<Project> {
  projectId: string;
  /** The plan that is chosen to begin with. Default: the smallest upgrade. */
  planId?: PlanId | undefined;
  /** Opens the deposit that brings so many cents to the balance. Default: the app's. */
  onTopUp?: ((missingCents: number) => void) | undefined;
  /** Opens the form that the Enterprise plan is asked for by, in this modal's place. */
  onEnterprise?: (() => void) | undefined;
  /** What counts as now. Default: the moment it opens. */
  now?: Date | undefined;
}

/** Changes a project's plan; closes with the project as it is then. */
export function PlanChangeModal({ projectId, planId, onTopUp, onEnterprise = openEnterpriseRequest, now, close }: PlanChangeModalProps) {
  const { t } = useTranslation('modals');
  const title = t('planChange.title');
  const topUp = useTopUp(projectId);
  return (
    <BillingFrame projectId={projectId} title={title} onClose={() => close()}>
      {(project) => {
        const plan = planOf(project);
        if (!plan || plan.planId === 'L') {
          return (
            <ModalLayout title={title} onClose={() => close()}>
              <Alert tone="caution" title={t('billing.unknownPlan.title')}>
                {t('billing.unknownPlan.text')}
              </Alert>
            </ModalLayout>
          );
        }
        return (
          <PlanChangeForm
            project={project}
            plan={{ ...plan, planId: plan.planId }}
            initialPlanId={planId}
            now={now}
            onTopUp={onTopUp ?? topUp}
            onEnterprise={onEnterprise}
            onDone={close}
            onClose={() => close()}
          />
        );
      }}
    </BillingFrame>
  );
}
