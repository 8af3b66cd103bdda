import type { FakeWalletPreset } from '@onepoint/wallet/fake';

export type TestWalletPreset = FakeWalletPreset;

/** Every kind of test wallet there is, in the order of the list. Named here, so that listing them does not load their code. */
export const testWalletPresets = Object.keys({
  good: true,
  rejecting: true,
  slow: true,
  unknownChain: true,
} satisfies Record<FakeWalletPreset, true>) as readonly FakeWalletPreset[];
