export {
  createFakeWallet,
  fakeWalletPresets,
  wellKnownPrivateKeys,
  type FakeWallet,
  type FakeWalletBehavior,
  type FakeWalletOptions,
  type FakeWalletPreset,
} from '@onepoint/wallet/fake';
