import { useTranslation } from '@onepoint/i18n';
import type { PlanOffer } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';

/** What is special about an offer: chosen already, not there yet, recommended. Else nothing. */
export function OfferBadge({ offer: { plan, change } }: { offer: PlanOffer }) {
  const { t } = useTranslation('modals');
  if (change.kind === 'refused' && change.reason === 'PLAN_IS_NEXT') return <Badge tone="info">{t('planChange.badges.scheduled')}</Badge>;
  if (plan.comingSoon) return <Badge>{t('planChange.badges.comingSoon')}</Badge>;
  return plan.isPopular ? <Badge tone="accent">{t('planChange.badges.popular')}</Badge> : null;
}
