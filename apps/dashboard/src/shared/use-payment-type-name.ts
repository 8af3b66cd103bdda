import { paymentTypeSchema } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useCallback } from 'react';

/** Returns unknown types unchanged. */
export function usePaymentTypeName(): (type: string) => string {
  const { t } = useTranslation('dashboard');
  return useCallback(
    (type) => {
      const known = paymentTypeSchema.safeParse(type);
      return known.success ? t(`payments.type.${known.data}`) : type;
    },
    [t],
  );
}
