export { createFakeWallet, type FakeWallet, type FakeWalletRequest } from './create-fake-wallet.ts';
export { FakeProviderRpcError } from './fake-provider-rpc-error.ts';
export type { FakeWalletReply, FakeWalletStep } from './fake-script.ts';
export { askingMethods } from './fake-wallet-methods.ts';
export { goodBehavior, type FakeWalletBehavior, type FakeWalletOptions, type UnknownChainAnswer } from './fake-wallet-options.ts';
export { fakeWalletPresets, type FakeWalletPreset } from './fake-wallet-presets.ts';
export type { FakeWalletState, FakeWalletStorage } from './fake-wallet-state.ts';
export type { FakeWalletInfo } from './install-fake-wallet.ts';
export { wellKnownPrivateKeys } from './well-known-private-keys.ts';
