import { listCustodialWalletsQueryOptions } from '@onepoint/api-client';
import type { CustodialWallet } from '@onepoint/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { depositWallets } from '../data/deposit-wallets.ts';

/** Deposit addresses of a project, verified. Asked for anew each time: an address may have been replaced. */
export function useDepositWallets(projectId: string) {
  const select = useCallback((wallets: CustodialWallet[]) => depositWallets(wallets, projectId), [projectId]);
  return useQuery({ ...listCustodialWalletsQueryOptions(useApiClient()), staleTime: 0, select });
}
