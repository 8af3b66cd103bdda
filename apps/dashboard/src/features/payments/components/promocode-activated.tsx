import type { PromocodeActivation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useBalance } from '../hooks/use-balance.ts';

export interface PromocodeActivatedProps {
  projectId: string;
  activation: PromocodeActivation;
  action?: ReactNode;
}

/** What a promo code brought, and the balance with it. */
export function PromocodeActivated({ projectId, activation: { code, amount }, action }: PromocodeActivatedProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const balanceCents = useBalance(projectId);
  return (
    <Alert tone="positive" live title={t('promocode.done.title', { amount: format.money(amount) })} action={action}>
      {balanceCents === undefined ? null : t('promocode.done.text', { code, balance: format.money(balanceCents) })}
    </Alert>
  );
}
