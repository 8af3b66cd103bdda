import type { FakeWallet, FakeWalletOptions } from '@onepoint/wallet/fake';

declare global {
  /** A page with fake wallets in it. */
  interface Window {
    /** By id, which is the rdns unless the options say otherwise. */
    fakeWallets: Record<string, FakeWallet>;
    installFakeWallet: (options: FakeWalletOptions) => void;
  }
}
