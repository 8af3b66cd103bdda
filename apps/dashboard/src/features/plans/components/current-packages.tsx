import { useTranslation } from '@onepoint/i18n';
import { isAutoRenewed, type PackageState } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePackageWords } from '../hooks/use-package-words.ts';

/** How many packages a project has, and whether they renew: one line. */
export function CurrentPackages({ packages }: { packages: PackageState }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const words = usePackageWords();
  const { packageCount, packageEndsAt } = packages;
  if (packageCount === 0) return t('packagePurchase.now.none');
  const text = { packages: words.packages(packageCount) };
  if (packageEndsAt === null) return t('packagePurchase.now.open', text);
  const state = isAutoRenewed(packages) ? 'renews' : 'ends';
  return t(`packagePurchase.now.${state}`, { ...text, date: format.date(packageEndsAt.toISOString()) });
}
