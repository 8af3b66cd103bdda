import { parseWalletProvider, type BrowserWallet } from './browser-wallet.ts';

/** Undefined for what is none, or cannot be read: anything may stand in an event, getters and revoked proxies too. */
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
 * Finds the wallets of this browser: those that announce themselves (EIP-6963), also late, else the one at `window.ethereum`.
 *
 * @param onWallets told at once, and whenever another wallet announces itself
 * @returns stops looking
 */
export function watchWallets(onWallets: (wallets: readonly BrowserWallet[]) => void): () => void {
  const announced = new Map<string, BrowserWallet>();
  const tell = (): void => {
    const injected = parseWalletProvider('ethereum' in window ? window.ethereum : undefined);
    if (announced.size > 0) onWallets([...announced.values()]);
    else onWallets(injected === undefined ? [] : [{ id: 'injected', name: null, provider: injected }]);
  };
  const hear = (event: Event): void => {
    const wallet = parseAnnouncement(event);
    if (wallet === undefined) return;
    announced.set(wallet.id, wallet);
    tell();
  };
  window.addEventListener('eip6963:announceProvider', hear);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  if (announced.size === 0) tell();
  return () => window.removeEventListener('eip6963:announceProvider', hear);
}
