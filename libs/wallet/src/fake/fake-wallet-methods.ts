import type { FakeMethod } from './fake-wallet-context.ts';
import { accountMethods } from './methods/account-methods.ts';
import { batchMethods } from './methods/batch-methods.ts';
import { chainMethods } from './methods/chain-methods.ts';
import { signingMethods } from './methods/signing-methods.ts';
import { transactionMethods } from './methods/transaction-methods.ts';

/** Methods a person is asked about. */
export const askingMethods: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_watchAsset',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]);

const methods: ReadonlyMap<string, FakeMethod> = new Map(
  [accountMethods, signingMethods, transactionMethods, batchMethods, chainMethods].flatMap((each) => Object.entries(each)),
);

/** What the wallet itself answers to a method; undefined for what it leaves to the chain. */
export function findFakeMethod(name: string): FakeMethod | undefined {
  return methods.get(name);
}
