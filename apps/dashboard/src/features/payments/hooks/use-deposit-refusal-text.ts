import { useTranslation } from '@onepoint/i18n';
import { depositFeeCents, type DepositRefusal, type DepositTerms } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';

/** Says why an amount cannot be deposited, and which could. */
export function useDepositRefusalText({ fee, minimumCents, maximumCents }: DepositTerms) {
  const { t } = useTranslation(['common', 'modals']);
  const format = useFormat();
  return (refusal: DepositRefusal, amountCents: number): string => {
    const texts: Readonly<Record<DepositRefusal, string>> = {
      BELOW_MINIMUM: t('common:validation.min', { min: format.money(minimumCents) }),
      ABOVE_MAXIMUM: t('common:validation.max', { max: format.money(maximumCents) }),
      NOT_ABOVE_FEE: t('modals:cryptoDeposit.aboveFee', { fee: format.money(depositFeeCents(amountCents, fee)) }),
    };
    return texts[refusal];
  };
}
