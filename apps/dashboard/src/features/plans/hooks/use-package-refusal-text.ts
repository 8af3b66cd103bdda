import { useTranslation } from '@onepoint/i18n';
import type { PackageChangeRefusal } from '@onepoint/plans-domain';
import { usePackageWords } from './use-package-words.ts';

/** Says why a number of packages cannot be chosen: each reason of plans-domain's closed set has its sentence. */
export function usePackageRefusalText(): (reason: PackageChangeRefusal, count: number) => string {
  const { t } = useTranslation('modals');
  const words = usePackageWords();
  return (reason, count) => {
    if (reason === 'COUNT_IS_CURRENT_AND_NEXT' && count === 0) return t('packagePurchase.refused.NONE');
    if (reason === 'COUNT_IS_NEXT' && count === 0) return t('packagePurchase.refused.COUNT_IS_NEXT_OFF');
    return t(`packagePurchase.refused.${reason}`, { packages: words.packages(count) });
  };
}
