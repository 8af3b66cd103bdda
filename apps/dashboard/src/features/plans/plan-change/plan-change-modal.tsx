import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { effectiveAt, planDirection, planOffers, type PlanId, type PlanOffer, type PlanState } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { Check } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useTopUp, type TopUp } from '../../../shared/top-up/top-up-alert.tsx';
import { usePlanCatalogue } from '../../../shared/catalogue.ts';
import { BillingFrame } from '../billing-frame.tsx';
import { CurrentPlan, PendingPlan } from '../current-plan.tsx';
import { openEnterpriseRequest } from '../orders.modals.ts';
import styles from './plan-change-modal.module.css';
import { PlanConsequence } from './plan-consequence.tsx';
import { OfferBadge, PlanPrice } from '../plan-price.tsx';
import { usePlanSubmitLabel, usePlanTexts } from '../plan-texts.ts';
import { useChangePlan } from '../plans.queries.ts';
import { planOf } from '../plans.rules.ts';

export interface PlanChangeModalProps extends ModalControls<Project> {
  projectId: string;
  /** Initially selected plan. @default the smallest upgrade */
  planId?: PlanId | undefined;
  /** Opens the deposit for a shortfall. @default the app's */
  onTopUp?: TopUp | undefined;
  /** @default replaces this modal with the Enterprise request */
  onEnterprise?: (() => void) | undefined;
  /** Current time. @default when the modal opens */
  now?: Date | undefined;
}

/** Closes with the updated project. */
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

interface PlanChangeFormProps {
  project: Project;
  plan: PlanState & { readonly planId: Exclude<PlanId, 'L'> };
  initialPlanId: PlanId | undefined;
  now: Date | undefined;
  onTopUp: TopUp | undefined;
  onEnterprise: () => void;
  onDone: (project: Project) => void;
  onClose: () => void;
}

function PlanChangeForm({ project, plan, initialPlanId, now, onTopUp, onEnterprise, onDone, onClose }: PlanChangeFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const [openedAt] = useState(() => now ?? new Date());
  const { changePlan, pendingPlanId } = useChangePlan(project, onDone);
  const submitLabel = usePlanSubmitLabel();
  const { planId: current, nextPlanId: next } = plan;
  const offers = planOffers(
    { current, next, balanceCents: project.balance, planEndsAt: effectiveAt(plan.planEndsAt, openedAt) },
    usePlanCatalogue(),
  );
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
        <PlanConsequence
          project={project}
          current={current}
          offer={offer}
          onTopUp={
            onTopUp && ((missingCents) => onTopUp(missingCents, chosenId === null ? undefined : { next: 'plan-change', choice: chosenId }))
          }
        />
      </form>
    </ModalLayout>
  );
}

interface PlanChoiceProps {
  offers: readonly PlanOffer[];
  value: PlanId | null;
  onValueChange: (planId: PlanId) => void;
}

/** A plan is disabled, with a reason, unless only the balance is too low. */
function PlanChoice({ offers, value, onValueChange }: PlanChoiceProps) {
  const { t } = useTranslation('modals');
  const textsOf = usePlanTexts();
  return (
    <RadioGroup label={t('planChange.choose')} layout="grid" value={value} onValueChange={onValueChange}>
      {offers.map(({ plan, change }) => {
        const texts = textsOf(plan);
        const refusal = change.kind === 'refused' && change.reason !== 'BALANCE_TOO_LOW' ? change.reason : null;
        return (
          <RadioCard
            key={plan.id}
            value={plan.id}
            label={texts.label}
            description={<PlanPrice texts={texts} />}
            aside={<OfferBadge offer={{ plan, change }} />}
            disabled={refusal !== null}
            disabledReason={refusal === null ? undefined : t(`planChange.refused.${refusal}`)}
          >
            <span className={styles.description}>{texts.description}</span>
            <span className={styles.items}>
              {texts.items.map((item) => (
                <span key={item} className={styles.item}>
                  <Check size={14} strokeWidth={1.5} aria-hidden />
                  {item}
                </span>
              ))}
            </span>
          </RadioCard>
        );
      })}
    </RadioGroup>
  );
}
