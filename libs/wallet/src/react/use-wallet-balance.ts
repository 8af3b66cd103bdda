import { formatUnits } from 'viem';
import { useBalance } from 'wagmi';
import { useWalletConnection } from './wallet-hooks.ts';

export interface WalletBalance {
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** Exact decimal string in units of the currency (`1.25`). */
  readonly amount: string | undefined;
  readonly symbol: string | undefined;
  readonly retry: () => void;
}

/** Native balance of the current account, read through the gateway. `none` if the wallet is on a chain that is not configured. */
export function useWalletBalance(): WalletBalance {
  const { address, chain } = useWalletConnection();
  const { data, isError, isFetching, refetch } = useBalance({
    address,
    chainId: chain?.id,
    // Fails while the device is offline instead of staying in the loading state, and refetches when it is online again.
    query: { enabled: chain !== undefined, retry: false, networkMode: 'always', refetchOnReconnect: true },
  });
  const retry = (): void => void refetch();
  if (address === undefined || chain === undefined) return { status: 'none', amount: undefined, symbol: undefined, retry };
  if (data) return { status: 'loaded', amount: formatUnits(data.value, data.decimals), symbol: data.symbol, retry };
  return { status: isError && !isFetching ? 'failed' : 'loading', amount: undefined, symbol: chain.nativeCurrency.symbol, retry };
}
