import { createFakeWallet, type FakeWalletOptions } from '@onepoint/wallet/fake';

/** Puts fake wallets into the page (EIP-6963), as extensions would; returns what takes them out again. */
export function announceStoryWallets(wallets: readonly FakeWalletOptions[]): () => void {
  const stops = wallets.map((options) => createFakeWallet(options).announce(window));
  return () => {
    for (const stop of stops) stop();
  };
}
