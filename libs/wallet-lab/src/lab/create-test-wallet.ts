import {
  createFakeWallet,
  createRemoteWallet,
  fakeWalletPresets,
  type FakeWallet,
  type FakeWalletPreset,
  type FakeWalletStorage,
  type RemoteWallet,
} from '@onepoint/fake-wallets';

export interface CreateTestWalletParameters {
  /** A stored name, possibly of a removed preset. */
  readonly preset: string;
  readonly storage: FakeWalletStorage;
  readonly rpcUrls: Readonly<Record<number, string>>;
}

/** Creates a test wallet; undefined for an unknown preset. Imported lazily, as only pages with test wallets need the code. */
export function createTestWallet({ preset, storage, rpcUrls }: CreateTestWalletParameters): FakeWallet | undefined {
  if (!Object.hasOwn(fakeWalletPresets, preset)) return undefined;
  return createFakeWallet({ ...fakeWalletPresets[preset as FakeWalletPreset], rpcUrls }, storage);
}

interface CreateTestPhoneParameters {
  readonly name: string;
  readonly rpcUrls: Readonly<Record<number, string>>;
}

/** Creates the wallet on a simulated phone. */
export function createTestPhone({ name, rpcUrls }: CreateTestPhoneParameters): RemoteWallet {
  return createRemoteWallet({ ...fakeWalletPresets.good, name, rdns: 'test.onepoint.phone', rpcUrls });
}
