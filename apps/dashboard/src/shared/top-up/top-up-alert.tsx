import { getCatalogueQueryOptions } from '@onepoint/api-client';
import type { Catalogue } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useApiClient } from '../api/api-client-context.ts';
import { useFormat } from '../format/use-format.ts';
import type { DepositReason } from './deposit-reason.ts';

export interface TopUpAlertProps {
  balanceCents: number;
  missingCents: number;
  /** Opens a deposit of this amount. If undefined, the user's role can't deposit, and the alert says who can. */
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** Shows by how much the balance is too low, and a button to deposit that (specification, section 8). */
export function TopUpAlert({ balanceCents, missingCents, onTopUp }: TopUpAlertProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const missing = format.money(missingCents);
  return (
    <Alert
      tone="negative"
      live
      title={t('topUp.needMore', { missing })}
      action={
        onTopUp ? (
          <Button size="sm" variant="primary" onClick={() => onTopUp(missingCents)}>
            {t('topUp.action', { missing })}
          </Button>
        ) : undefined
      }
    >
      {t('topUp.text', { balance: format.money(balanceCents) })}
      {onTopUp ? null : ` ${t('topUp.forbidden')}`}
    </Alert>
  );
}

type OpenTopUp = (projectId: string, missingCents: number, reason?: DepositReason) => void;

/** Opens a deposit of the missing amount. With a reason, the user returns to their action afterwards. */
export type TopUp = (missingCents: number, reason?: DepositReason) => void;

/** Null if deposits aren't available. */
export const TopUpContext = createContext<OpenTopUp | null>(null);

/** Returns undefined if deposits aren't available. */
export function useTopUp(projectId: string): TopUp | undefined {
  const openTopUp = useContext(TopUpContext);
  return openTopUp === null ? undefined : (missingCents, reason) => openTopUp(projectId, missingCents, reason);
}

/** Fee, limits, networks, and tokens as configured in the API. */
export function useDepositTerms() {
  return useQuery({ ...getCatalogueQueryOptions(useApiClient()), select: depositsOf });
}

const depositsOf = ({ deposits }: Catalogue) => deposits;
