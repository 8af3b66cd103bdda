import './page-window.ts';

export {
  createFakeWallet,
  fakeWalletPresets,
  wellKnownPrivateKeys,
  type FakeWallet,
  type FakeWalletBehavior,
  type FakeWalletOptions,
  type FakeWalletPreset,
} from '@onepoint/wallet/fake';
export { installFakeWallets } from './install-fake-wallets.ts';
