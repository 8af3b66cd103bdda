export {
  createFakeWallet,
  fakeWalletPresets,
  goodBehavior,
  wellKnownPrivateKeys,
  type FakeWallet,
  type FakeWalletBehavior,
  type FakeWalletOptions,
  type FakeWalletPreset,
  type FakeWalletReply,
  type FakeWalletState,
  type FakeWalletStep,
} from '@onepoint/wallet/fake';
