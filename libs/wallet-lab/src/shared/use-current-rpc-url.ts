import { useWalletConnection } from '@onepoint/wallet/react';
import { useLab } from '../lab/lab-context.ts';

/** Where this page reads the chain that the wallet is on, else the first chain. */
export function useCurrentRpcUrl(): string {
  const { config } = useLab();
  const { chain } = useWalletConnection();
  return (chain ?? config.chains[0]).rpcUrls.default.http[0] ?? '';
}
