export { createFakeWallet, type FakeWallet, type FakeWalletRequest } from './create-fake-wallet.ts';
export { FakeProviderRpcError } from './fake-provider-rpc-error.ts';
export { wellKnownPrivateKeys, type FakeWalletBehavior, type FakeWalletOptions, type UnknownChainAnswer } from './fake-wallet-options.ts';
export { fakeWalletPresets, type FakeWalletPreset } from './fake-wallet-presets.ts';
export type { FakeWalletState, FakeWalletStorage } from './fake-wallet-state.ts';
