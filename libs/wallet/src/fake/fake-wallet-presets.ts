import { wellKnownPrivateKeys, type FakeWalletOptions } from './fake-wallet-options.ts';

const allChainIds = [1, 11_155_111, 137, 10, 42_161, 8453];

/** The wallets that tests, stories and the playground start by name. */
export const fakeWalletPresets = {
  /** Agrees to everything, at once. */
  good: {
    name: 'Test wallet',
    rdns: 'test.onepoint.good',
    privateKey: wellKnownPrivateKeys[0],
    knownChainIds: allChainIds,
  },
  /** Its person says no to everything. */
  rejecting: {
    name: 'Test wallet: says no',
    rdns: 'test.onepoint.rejecting',
    privateKey: wellKnownPrivateKeys[1],
    knownChainIds: allChainIds,
    behavior: { rejects: 'all' },
  },
  /** Announces itself late and takes its time. */
  slow: {
    name: 'Test wallet: slow',
    rdns: 'test.onepoint.slow',
    privateKey: wellKnownPrivateKeys[2],
    knownChainIds: allChainIds,
    announceDelayMs: 500,
    behavior: { answerDelayMs: 1_500 },
  },
  /** Knows Ethereum alone: every other chain has to be added. */
  unknownChain: {
    name: 'Test wallet: one chain',
    rdns: 'test.onepoint.unknown-chain',
    privateKey: wellKnownPrivateKeys[3],
    knownChainIds: [1],
  },
} as const satisfies Record<string, FakeWalletOptions>;

export type FakeWalletPreset = keyof typeof fakeWalletPresets;
