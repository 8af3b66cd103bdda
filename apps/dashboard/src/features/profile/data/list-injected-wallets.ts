import { parseAnnouncement, parseLegacyProvider, type InjectedWallet } from './injected-wallet.ts';

/**
 * Wallets of this browser. Those that announce themselves (EIP-6963) answer while the question is asked; only where none does, the one
 * at `window.ethereum` counts.
 *
 * @param legacyName what to call one that has no name
 */
export function listInjectedWallets(page: EventTarget & { ethereum?: unknown }, legacyName: string): readonly InjectedWallet[] {
  const wallets = new Map<string, InjectedWallet>();
  const hear = (event: Event): void => {
    const wallet = event instanceof CustomEvent ? parseAnnouncement(event.detail) : null;
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet);
  };
  page.addEventListener('eip6963:announceProvider', hear);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  page.removeEventListener('eip6963:announceProvider', hear);
  const legacy = wallets.size === 0 ? parseLegacyProvider(page.ethereum, legacyName) : null;
  return legacy ? [legacy] : [...wallets.values()];
}
