import { useTranslation } from '@onepoint/i18n';
import { isPlanId } from '@onepoint/plans-domain';

/** Names a plan in words; one that this version does not know is shown as it is. */
export function usePlanName(): (planId: string) => string {
  const { t } = useTranslation('dashboard');
  return (planId) => (isPlanId(planId) ? t(`plans.${planId}`) : planId);
}
