export { createFakeWallet, type FakeWallet, type FakeWalletReply, type FakeWalletStep } from './create-fake-wallet.ts';
export { FakeProviderRpcError, type FakeWalletState, type FakeWalletStorage } from './fake-wallet-context.ts';
export { goodBehavior, type FakeWalletBehavior, type FakeWalletOptions } from './fake-wallet-options.ts';
export { fakeWalletPresets, wellKnownPrivateKeys, type FakeWalletPreset } from './fake-wallet-presets.ts';
export { createRemoteWallet, type RemoteWallet, type RemoteWalletState } from './remote/create-remote-wallet.ts';
