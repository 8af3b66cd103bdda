import type { FakeWalletPreset } from '@onepoint/testing/wallets';

/** What a person does with a wallet, in the order in which the matrix does it. */
export const flows = [
  'discover',
  'connect',
  'signMessage',
  'signTypedData',
  'sendTransaction',
  'reconnect',
  'switchChain',
  'revoke',
  'disconnect',
] as const;

export type Flow = (typeof flows)[number];

/** It works, the page names an error by its code, or it goes on waiting for the wallet. */
export type Outcome = 'works' | 'waits' | `WALLET_${string}`;

/** Where a wallet does not simply work, by flow. */
export type Outcomes = Readonly<Partial<Record<Flow, Outcome>>>;

const everyRequest = (code: Outcome): Outcomes => ({
  connect: code,
  signMessage: code,
  signTypedData: code,
  sendTransaction: code,
  switchChain: code,
});

/** Every fake wallet there is. A preset that is added has no row here and does not compile. */
export const outcomesByPreset: Readonly<Record<FakeWalletPreset, Outcomes>> = {
  good: {},
  slow: {},
  rejecting: everyRequest('WALLET_USER_REJECTED'),
  pending: everyRequest('WALLET_REQUEST_PENDING'),
  locked: { connect: 'waits' },
  unknownChain: {},
  nestedUnknownChain: {},
  wrongChain: { switchChain: 'WALLET_CHAIN_NOT_SWITCHED' },
  disconnecting: { signMessage: 'WALLET_DISCONNECTED', signTypedData: 'WALLET_DISCONNECTED', sendTransaction: 'WALLET_DISCONNECTED' },
  neverRevokes: { revoke: 'waits' },
  withoutRemoveListener: {},
  twin: {},
  otherTwin: {},
  plain: {},
};
