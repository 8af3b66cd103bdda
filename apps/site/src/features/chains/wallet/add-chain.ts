import type { ServiceChain } from '@onepoint/chains';
import { endpointUrl } from '@onepoint/site-config';
import type { WalletProvider } from './browser-wallet.ts';

/** What became of asking a wallet to add a chain. `message` is the wallet's own. */
export type AddChainOutcome = { kind: 'added' | 'rejected' | 'pending' | 'unsupported' } | { kind: 'failed'; message: string };

/** EIP-1193's codes, and those that JSON-RPC and MetaMask add. */
const kinds: Readonly<Record<number, 'rejected' | 'pending' | 'unsupported'>> = {
  4001: 'rejected',
  4200: 'unsupported',
  [-32_601]: 'unsupported',
  [-32_002]: 'pending',
};

interface WalletFailure {
  code?: unknown;
  message?: unknown;
  data?: { originalError?: { code?: unknown } | null } | null;
}

/** The chain as a wallet is told of it: EIP-3085. */
export function toWalletChain({ chainId, name, currency, slug, explorerUrl }: ServiceChain, origin: string) {
  return {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name,
    nativeCurrency: { ...currency },
    rpcUrls: [endpointUrl({ origin, chain: slug, key: 'public' })],
    blockExplorerUrls: [explorerUrl],
  };
}

/** Asks a wallet to add a chain with its public endpoint. Never rejects. */
export async function addChain(provider: WalletProvider, chain: ServiceChain, origin: string): Promise<AddChainOutcome> {
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [toWalletChain(chain, origin)] });
    return { kind: 'added' };
  } catch (error) {
    const { code, message, data } = (typeof error === 'object' && error !== null ? error : {}) as WalletFailure;
    // Wallets on phones wrap what happened into an internal error.
    const kind = kinds[Number(data?.originalError?.code)] ?? kinds[Number(code)];
    return kind === undefined ? { kind: 'failed', message: typeof message === 'string' ? message : '' } : { kind };
  }
}
