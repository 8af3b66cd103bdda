import type { FakeWalletPreset } from '@onepoint/wallet/fake';

/** Every kind of test wallet there is, in the order of the list. Named here, so that listing them does not load their code. */
export const testWalletPresets = Object.keys({
  good: true,
  rejecting: true,
  slow: true,
  unknownChain: true,
  nestedUnknownChain: true,
  pending: true,
  locked: true,
  withoutRemoveListener: true,
  neverRevokes: true,
  disconnecting: true,
  wrongChain: true,
  twin: true,
  otherTwin: true,
  plain: true,
} satisfies Record<FakeWalletPreset, true>) as readonly FakeWalletPreset[];

/** Those that a first visit is shown; the rest are in the section of their own. */
export const firstTestWalletPresets: readonly FakeWalletPreset[] = ['good', 'rejecting', 'slow', 'unknownChain'];
