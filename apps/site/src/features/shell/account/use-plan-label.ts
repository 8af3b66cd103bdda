import { useTranslation } from '@onepoint/i18n';
import { getPlan, isPlanId } from '@onepoint/plans-domain';
import type { ParseKeys } from 'i18next';

/** Names a plan in words; one that this version does not know is shown as it is. */
export function usePlanLabel(): (planId: string) => string {
  const { t } = useTranslation('pricing');
  // The catalogue names keys as plain strings; its test proves that the dictionary has each of them.
  return (planId) => (isPlanId(planId) ? t(getPlan(planId).labelKey as ParseKeys<'pricing'>) : planId);
}
