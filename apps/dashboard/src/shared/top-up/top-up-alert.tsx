import { getDepositTermsQueryOptions } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useApiClient } from '../api/api-client-context.ts';
import { useFormat } from '../format/use-format.ts';

export interface TopUpAlertProps {
  balanceCents: number;
  /** What the balance lacks, in cents. */
  missingCents: number;
  /** Opens the deposit for exactly this sum. Left out where the reader's role may not deposit: then who may is said. */
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** The balance does not suffice: how much is missing, and the button that tops up just that (specification, section 8). */
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

/** Opens the deposit that brings so many cents to a project's balance. */
export type OpenTopUp = (projectId: string, missingCents: number) => void;

/** How modals about money lead to a deposit, which is another feature's; null where nothing can be deposited. */
export const TopUpContext = createContext<OpenTopUp | null>(null);

/** Opens the deposit of one project for what is missing; undefined where there is none. */
export function useTopUp(projectId: string): ((missingCents: number) => void) | undefined {
  const openTopUp = useContext(TopUpContext);
  return openTopUp === null ? undefined : (missingCents) => openTopUp(projectId, missingCents);
}

/** Fee, limits, networks and tokens of deposits: configuration of the API, which enforces the same. */
export function useDepositTerms() {
  return useQuery(getDepositTermsQueryOptions(useApiClient()));
}
