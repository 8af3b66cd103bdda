import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/** The payments in words: how many wait to be paid. Undefined while they are loading. */
export function usePaymentsHeadline(payments: readonly Payment[] | undefined): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!payments) return undefined;
  if (payments.length === 0) return t('payments.headline.none');
  const count = payments.filter(({ status }) => status === 'CREATED').length;
  return count === 0 ? t('payments.headline.settled') : t('payments.headline.open', { count, formatted: format.number(count) });
}
