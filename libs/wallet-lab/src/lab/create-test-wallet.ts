import { createFakeWallet, fakeWalletPresets, type FakeWallet, type FakeWalletPreset, type FakeWalletStorage } from '@onepoint/wallet/fake';

export interface CreateTestWalletParameters {
  /** What a page kept: the name may be of a preset that is no more. */
  readonly preset: string;
  readonly storage: FakeWalletStorage;
  /** Where the wallet reads chains, by chain id. */
  readonly rpcUrls: Readonly<Record<number, string>>;
}

/** The test wallet of that name, not yet announced; undefined for an unknown name. A chunk of its own: only a page that starts one needs it. */
export function createTestWallet({ preset, storage, rpcUrls }: CreateTestWalletParameters): FakeWallet | undefined {
  if (!Object.hasOwn(fakeWalletPresets, preset)) return undefined;
  return createFakeWallet({ ...fakeWalletPresets[preset as FakeWalletPreset], rpcUrls }, storage);
}
