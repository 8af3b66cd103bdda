import { formatUnits } from 'viem';
import { useBalance } from 'wagmi';
import { useWalletConnection } from './use-wallet-connection.ts';

export interface WalletBalance {
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** Decimal string in units of the currency (`1.25`), exact. */
  readonly amount: string | undefined;
  readonly symbol: string | undefined;
}

/** Native balance of the current account on its chain, read through the gateway. `none` without a chain of ours. */
export function useWalletBalance(): WalletBalance {
  const { address, chain } = useWalletConnection();
  const { data, status } = useBalance({ address, chainId: chain?.id, query: { enabled: chain !== undefined, retry: false } });
  if (address === undefined || chain === undefined) return { status: 'none', amount: undefined, symbol: undefined };
  if (data) return { status: 'loaded', amount: formatUnits(data.value, data.decimals), symbol: data.symbol };
  return { status: status === 'error' ? 'failed' : 'loading', amount: undefined, symbol: chain.nativeCurrency.symbol };
}
