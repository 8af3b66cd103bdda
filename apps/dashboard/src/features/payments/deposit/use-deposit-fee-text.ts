import { useTranslation } from '@onepoint/i18n';
import type { DepositFee } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';

export function useDepositFeeText(): (fee: DepositFee) => string {
  const { t } = useTranslation('modals');
  const format = useFormat();
  return (fee) =>
    fee.kind === 'flat'
      ? t('deposit.features.feeFlat', { fee: format.money(fee.cents) })
      : t('deposit.features.feeShare', { fee: format.percent(fee.percent / 100) });
}
