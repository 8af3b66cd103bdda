import { config } from 'zod/mini';
import { createFakeWallet } from '../create-fake-wallet.ts';

// Pages under test may forbid eval, which zod uses by default.
config({ jitless: true });

window.fakeWallets = {};
window.installFakeWallet = (options) => {
  // Init scripts also run in pages without an origin (about:blank), where storage throws.
  const storage = window.origin === 'null' ? undefined : window.sessionStorage;
  const wallet = createFakeWallet(options, storage);
  window.fakeWallets[wallet.id] = wallet;
  wallet.install(window);
};
