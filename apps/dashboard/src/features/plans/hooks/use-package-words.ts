import { useTranslation } from '@onepoint/i18n';
import { packageConnections, packagePriceCents } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';

/** Numbers of packages in words. */
export function usePackageWords() {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const packages = (count: number): string => t('packagePurchase.packages', { count, formatted: format.number(count) });
  return {
    packages,
    connections: (count: number): string => {
      const connections = packageConnections(count);
      return t('packagePurchase.connections', { count: connections, formatted: format.number(connections) });
    },
    times: (count: number): string =>
      t('packagePurchase.times', { packages: format.number(count), price: format.money(packagePriceCents) }),
  };
}
