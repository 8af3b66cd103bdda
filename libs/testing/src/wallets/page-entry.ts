import { createFakeWallet, type FakeWallet, type FakeWalletOptions } from '@onepoint/wallet/fake';

declare global {
  interface Window {
    /** Fake wallets installed in this page, by rdns. */
    fakeWallets: Record<string, FakeWallet>;
    installFakeWallet: (options: FakeWalletOptions) => void;
  }
}

window.fakeWallets = {};
window.installFakeWallet = (options) => {
  // Init scripts also run in pages without an origin (about:blank), where storage throws.
  const storage = window.origin === 'null' ? undefined : window.sessionStorage;
  const wallet = createFakeWallet(options, storage);
  window.fakeWallets[wallet.info.rdns] = wallet;
  wallet.announce(window);
};
