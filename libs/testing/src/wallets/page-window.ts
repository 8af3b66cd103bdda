import type { FakeWallet, FakeWalletOptions } from '@onepoint/wallet/fake';

declare global {
  /** A page with fake wallets in it. */
  interface Window {
    /** By rdns. */
    fakeWallets: Record<string, FakeWallet>;
    installFakeWallet: (options: FakeWalletOptions) => void;
  }
}
