import { useQuery } from '@tanstack/react-query';
import type { Wallet } from '@onepoint/wallet';
import { useLab } from '../lab/lab-context.ts';

/** The uuid that a wallet announced for this visit; undefined for one that does not announce itself. */
export function useWalletUuid({ connector }: Pick<Wallet, 'connector'>): string | undefined {
  const { announcements } = useLab();
  const { data } = useQuery({
    queryKey: ['walletUuid', connector.uid],
    queryFn: async () => announcements.find(await connector.getProvider())?.uuid ?? null,
    networkMode: 'always',
    staleTime: Infinity,
  });
  return data ?? undefined;
}
