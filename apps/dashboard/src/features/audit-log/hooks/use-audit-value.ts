import type { AuditChange } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePaymentTypeName } from '../../../shared/payments/use-payment-type-name.ts';
import { usePlanName } from '../../../shared/projects/use-plan-name.ts';
import { useRoleName } from '../../../shared/projects/use-role-name.ts';

/** Fields whose numbers are cents. */
const moneyFields = new Set(['amount', 'balance', 'credited', 'fee', 'lowBalance', 'promoBalance', 'spendLimit']);

/** Says a single value of a change in words, by the field it belongs to. Lists are drawn item by item. */
export function useAuditValue(): (field: string, value: Exclude<AuditChange['before'], string[]>) => string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const roleName = useRoleName();
  const paymentTypeName = usePaymentTypeName();
  const words: Record<string, (value: string) => string> = {
    role: roleName,
    paymentType: paymentTypeName,
    usageCommitment: planName,
    nextUsageCommitment: planName,
    last4: (last4) => `…${last4}`,
    previousSecretEndsAt: (instant) => format.date(instant, { style: 'dateTime' }),
    status: (status) => {
      if (status === 'active' || status === 'paused') return t(`apiKeys.status.${status}`);
      return status === 'submitted' || status === 'approved' || status === 'declined' ? t(`auditLog.applicationStatus.${status}`) : status;
    },
  };
  return (field, value) => {
    if (value === null || value === '') return t('auditLog.nothing');
    if (typeof value === 'number' && moneyFields.has(field)) return format.money(value);
    if (typeof value === 'number') return format.number(value);
    return words[field]?.(String(value)) ?? String(value);
  };
}
