import { useLabWallets } from '../wallets/use-lab-wallets.ts';
import type { EIP1193Provider } from 'viem';
import type { RpcRequest } from '@onepoint/wallet/methods';

/** The name that the log gives to a wallet that does not announce itself. */
const injectedName = 'window.ethereum';

/**
 * Sends a request to the wallet of that name once more, parameters and all. The answer is a record of its own.
 *
 * @returns undefined while no such wallet is in the page
 */
export function useReplay(walletName: string): ((request: RpcRequest) => Promise<void>) | undefined {
  const wallets = useLabWallets();
  const wallet = wallets?.find((candidate) => (candidate.isAnnounced ? candidate.name : injectedName) === walletName);
  if (wallet === undefined) return undefined;
  return async (request) => {
    const provider = (await wallet.connector.getProvider()) as EIP1193Provider;
    // A refusal is in the log, which is where the reader is looking.
    await provider.request(request as never).catch(() => undefined);
  };
}
