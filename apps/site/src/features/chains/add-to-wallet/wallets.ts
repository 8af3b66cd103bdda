import type { ServiceChain } from '@onepoint/chains';
import { endpointUrl } from '@onepoint/site-config';

/** `message` comes from the wallet. */
export type AddChainOutcome = { kind: 'added' | 'rejected' | 'pending' | 'unsupported' } | { kind: 'failed'; message: string };

/** Codes of EIP-1193, JSON-RPC and MetaMask. */
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

/** A chain in the format of EIP-3085. */
function toWalletChain({ chainId, name, currency, slug, explorerUrl }: ServiceChain, origin: string) {
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
    // Mobile wallets wrap the error in an internal error.
    const kind = kinds[Number(data?.originalError?.code)] ?? kinds[Number(code)];
    return kind === undefined ? { kind: 'failed', message: typeof message === 'string' ? message : '' } : { kind };
  }
}

/** An EIP-1193 provider. */
export interface WalletProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
}

export interface BrowserWallet {
  /** UUID of its announcement, or `injected` for the one at `window.ethereum`. */
  id: string;
  name: string | null;
  provider: WalletProvider;
}

function parseWalletProvider(value: unknown): WalletProvider | undefined {
  const isProvider = typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function';
  return isProvider ? (value as WalletProvider) : undefined;
}

/** Undefined for anything else, including getters that throw and revoked proxies. */
function parseAnnouncement(event: Event): BrowserWallet | undefined {
  try {
    return readAnnouncement(event);
  } catch {
    return undefined;
  }
}

function readAnnouncement(event: Event): BrowserWallet | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null || !('info' in detail) || !('provider' in detail)) return undefined;
  const { uuid, name } = (detail.info ?? {}) as { uuid?: unknown; name?: unknown };
  const provider = parseWalletProvider(detail.provider);
  if (provider === undefined || typeof uuid !== 'string') return undefined;
  return { id: uuid, name: typeof name === 'string' && name !== '' ? name : null, provider };
}

/**
 * Finds the wallets of this browser: those that announce themselves (EIP-6963), or else the one at `window.ethereum`.
 *
 * @param onWallets called immediately and whenever another wallet announces itself
 * @returns a function that stops watching
 */
export function watchWallets(onWallets: (wallets: readonly BrowserWallet[]) => void): () => void {
  const announced = new Map<string, BrowserWallet>();
  const notify = (): void => {
    const injected = parseWalletProvider('ethereum' in window ? window.ethereum : undefined);
    if (announced.size > 0) onWallets([...announced.values()]);
    else onWallets(injected === undefined ? [] : [{ id: 'injected', name: null, provider: injected }]);
  };
  const handleAnnouncement = (event: Event): void => {
    const wallet = parseAnnouncement(event);
    if (wallet === undefined) return;
    announced.set(wallet.id, wallet);
    notify();
  };
  window.addEventListener('eip6963:announceProvider', handleAnnouncement);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  if (announced.size === 0) notify();
  return () => window.removeEventListener('eip6963:announceProvider', handleAnnouncement);
}
