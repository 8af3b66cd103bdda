import { useTranslation } from '@onepoint/i18n';
import { planDirection, type PlanId, type PlanOffer } from '@onepoint/plans-domain';
import { usePlanName } from '../../../shared/projects/project-names.ts';

/** What the button says: upgrade, downgrade, or request for the Enterprise plan (specification section 4 "Plan change"). */
export function usePlanSubmitLabel(): (offer: PlanOffer | undefined, current: PlanId) => string {
  const { t } = useTranslation('modals');
  const planName = usePlanName();
  return (offer, current) => {
    if (!offer) return t('planChange.submit.none');
    const kind = offer.change.kind === 'enterprise' ? 'enterprise' : planDirection(current, offer.plan.id);
    return t(`planChange.submit.${kind}`, { plan: planName(offer.plan.id) });
  };
}
