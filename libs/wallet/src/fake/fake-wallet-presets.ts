import type { FakeWalletOptions } from './fake-wallet-options.ts';
import { wellKnownPrivateKeys } from './well-known-private-keys.ts';

const knownChainIds = [1, 11_155_111, 137, 10, 42_161, 8453];

/** The wallets that tests, stories and the playground start by name. */
export const fakeWalletPresets = {
  /** Agrees to everything, at once. */
  good: { name: 'Test wallet', rdns: 'test.onepoint.good', privateKey: wellKnownPrivateKeys[0], knownChainIds },
  /** Its person says no to everything. */
  rejecting: {
    name: 'Test wallet: says no',
    rdns: 'test.onepoint.rejecting',
    privateKey: wellKnownPrivateKeys[1],
    knownChainIds,
    behavior: { rejects: 'all' },
  },
  /** Announces itself late and takes its time. */
  slow: {
    name: 'Test wallet: slow',
    rdns: 'test.onepoint.slow',
    privateKey: wellKnownPrivateKeys[2],
    knownChainIds,
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
  /** The same, but the code is where some mobile wallets put it. */
  nestedUnknownChain: {
    name: 'Test wallet: nested codes',
    rdns: 'test.onepoint.nested',
    privateKey: wellKnownPrivateKeys[4],
    knownChainIds: [1],
    behavior: { unknownChainAnswer: 'nested-code' },
  },
  /** Has a window open already. */
  pending: {
    name: 'Test wallet: busy',
    rdns: 'test.onepoint.pending',
    privateKey: wellKnownPrivateKeys[5],
    knownChainIds,
    behavior: { isPending: true },
  },
  /** Answers when it is unlocked. */
  locked: {
    name: 'Test wallet: locked',
    rdns: 'test.onepoint.locked',
    privateKey: wellKnownPrivateKeys[6],
    knownChainIds,
    isLocked: true,
  },
  /** Its provider lacks a function that EIP-1193 requires. */
  withoutRemoveListener: {
    name: 'Test wallet: no removeListener',
    rdns: 'test.onepoint.no-remove-listener',
    privateKey: wellKnownPrivateKeys[7],
    knownChainIds,
    hasRemoveListener: false,
  },
  /** Never answers when its permission is given back. */
  neverRevokes: {
    name: 'Test wallet: never revokes',
    rdns: 'test.onepoint.never-revokes',
    privateKey: wellKnownPrivateKeys[8],
    knownChainIds,
    behavior: { neverAnswers: ['wallet_revokePermissions'] },
  },
  /** Loses its connection while it signs. */
  disconnecting: {
    name: 'Test wallet: drops out',
    rdns: 'test.onepoint.disconnecting',
    privateKey: wellKnownPrivateKeys[9],
    knownChainIds,
    behavior: { disconnectsDuring: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'] },
  },
  /** Agrees to switch, and goes to OP Mainnet whatever it was asked for. */
  wrongChain: {
    name: 'Test wallet: wrong chain',
    rdns: 'test.onepoint.wrong-chain',
    privateKey: wellKnownPrivateKeys[0],
    knownChainIds,
    behavior: { switchesTo: 10 },
  },
  /** Shares its rdns with its twin, as two builds of one wallet do. */
  twin: {
    id: 'test.onepoint.twin-1',
    name: 'Test wallet: twin 1',
    rdns: 'test.onepoint.twin',
    privateKey: wellKnownPrivateKeys[1],
    knownChainIds,
  },
  otherTwin: {
    id: 'test.onepoint.twin-2',
    name: 'Test wallet: twin 2',
    rdns: 'test.onepoint.twin',
    privateKey: wellKnownPrivateKeys[2],
    knownChainIds,
  },
  /** Announces nothing: a plain EIP-1193 object at `window.ethereum`. */
  plain: {
    name: 'Test wallet: plain',
    rdns: 'test.onepoint.plain',
    privateKey: wellKnownPrivateKeys[3],
    knownChainIds,
    discovery: 'injected',
  },
} as const satisfies Record<string, FakeWalletOptions>;

export type FakeWalletPreset = keyof typeof fakeWalletPresets;
