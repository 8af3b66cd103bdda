import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { effectiveAt, type PlanId } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { planOf } from '../data/billing-of.ts';
import { planCards } from '../data/plan-cards.ts';
import { useChangePlan } from '../hooks/use-change-plan.ts';
import { PendingPlan } from './pending-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-section.module.css';

export interface PlanSectionProps {
  project: Project;
  mayChange: boolean;
  now: Date;
  onChoose: (planId: PlanId) => void;
  /** Opens the list of what is bought beside a plan. */
  onListPackages: () => void;
}

/** The plans of a project's page, below the change that waits, if one does. */
export function PlanSection({ project, mayChange, now, onChoose, onListPackages }: PlanSectionProps) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const { changePlan, pendingPlanId } = useChangePlan(project);
  const plan = planOf(project);
  if (!plan) {
    return (
      <Alert tone="caution" title={t('modals:billing.unknownPlan.title')}>
        {t('modals:billing.unknownPlan.text')}
      </Alert>
    );
  }
  const { planId: current, nextPlanId: next, balanceCents } = plan;
  const planEndsAt = effectiveAt(plan.planEndsAt, now);
  return (
    <>
      <PendingPlan plan={plan} onCancel={mayChange ? () => changePlan(current) : undefined} canceling={pendingPlanId === current} />
      <div className={styles.section}>
        <ul className={styles.plans} aria-label={t('dashboard:plansPage.list')}>
          {planCards({ current, next, balanceCents, planEndsAt }).map((entry) => (
            <li key={entry.plan.id} className={styles.plan}>
              <PlanCard {...{ entry, current, planEndsAt, mayChange, onChoose, onListPackages }} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
