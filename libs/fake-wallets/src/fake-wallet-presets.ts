import type { FakeWalletOptions } from './fake-wallet-options.ts';

/**
 * The published development keys of Hardhat and Foundry ("test test … junk"). Never send real funds to them.
 *
 * @see https://getfoundry.sh/anvil/overview
 */
export const wellKnownPrivateKeys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
  '0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e',
  '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356',
  '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
  '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
] as const;

const knownChainIds = [1, 11_155_111, 137, 10, 42_161, 8453];

/** Named wallets for tests, stories and the playground. */
export const fakeWalletPresets = {
  /** Approves everything immediately. */
  good: { name: 'Test wallet', rdns: 'test.onepoint.good', privateKey: wellKnownPrivateKeys[0], knownChainIds },
  /** Rejects every prompt. */
  rejecting: {
    name: 'Test wallet: says no',
    rdns: 'test.onepoint.rejecting',
    privateKey: wellKnownPrivateKeys[1],
    knownChainIds,
    behavior: { rejects: 'all' },
  },
  /** Announces itself late and answers slowly. */
  slow: {
    name: 'Test wallet: slow',
    rdns: 'test.onepoint.slow',
    privateKey: wellKnownPrivateKeys[2],
    knownChainIds,
    announceDelayMs: 500,
    behavior: { answerDelayMs: 1_500 },
  },
  /** Knows only Ethereum: every other chain has to be added. */
  unknownChain: {
    name: 'Test wallet: one chain',
    rdns: 'test.onepoint.unknown-chain',
    privateKey: wellKnownPrivateKeys[3],
    knownChainIds: [1],
  },
  /** Like `unknownChain`, but the error code is nested, as some mobile wallets do. */
  nestedUnknownChain: {
    name: 'Test wallet: nested codes',
    rdns: 'test.onepoint.nested',
    privateKey: wellKnownPrivateKeys[4],
    knownChainIds: [1],
    behavior: { unknownChainAnswer: 'nested-code' },
  },
  /** Has another prompt open. */
  pending: {
    name: 'Test wallet: busy',
    rdns: 'test.onepoint.pending',
    privateKey: wellKnownPrivateKeys[5],
    knownChainIds,
    behavior: { isPending: true },
  },
  locked: {
    name: 'Test wallet: locked',
    rdns: 'test.onepoint.locked',
    privateKey: wellKnownPrivateKeys[6],
    knownChainIds,
    isLocked: true,
  },
  withoutRemoveListener: {
    name: 'Test wallet: no removeListener',
    rdns: 'test.onepoint.no-remove-listener',
    privateKey: wellKnownPrivateKeys[7],
    knownChainIds,
    hasRemoveListener: false,
  },
  neverRevokes: {
    name: 'Test wallet: never revokes',
    rdns: 'test.onepoint.never-revokes',
    privateKey: wellKnownPrivateKeys[8],
    knownChainIds,
    behavior: { neverAnswers: ['wallet_revokePermissions'] },
  },
  /** Disconnects while signing. */
  disconnecting: {
    name: 'Test wallet: drops out',
    rdns: 'test.onepoint.disconnecting',
    privateKey: wellKnownPrivateKeys[9],
    knownChainIds,
    behavior: { disconnectsDuring: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'] },
  },
  /** Approves every switch but always goes to OP Mainnet. */
  wrongChain: {
    name: 'Test wallet: wrong chain',
    rdns: 'test.onepoint.wrong-chain',
    privateKey: wellKnownPrivateKeys[0],
    knownChainIds,
    behavior: { switchesTo: 10 },
  },
  /** Two wallets with one rdns, like two builds of the same wallet. */
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
  /** Not announced: a plain EIP-1193 object at `window.ethereum`. */
  plain: {
    name: 'Test wallet: plain',
    rdns: 'test.onepoint.plain',
    privateKey: wellKnownPrivateKeys[3],
    knownChainIds,
    discovery: 'injected',
  },
  /** Behaves well: its account becomes a smart account, so that its batches are atomic (EIP-7702, EIP-5792). */
  smartAccount: {
    name: 'Test wallet: smart account',
    rdns: 'test.onepoint.smart-account',
    privateKey: wellKnownPrivateKeys[4],
    knownChainIds,
    canUpgrade: true,
  },
} as const satisfies Record<string, FakeWalletOptions>;

export type FakeWalletPreset = keyof typeof fakeWalletPresets;
