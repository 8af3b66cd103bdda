import { accounts, balance, chainId, requestAccounts } from './catalogue/accounts.ts';
import { getCallsStatus, getCapabilities, sendCalls, showCallsStatus } from './catalogue/batches.ts';
import { addChain, switchChain } from './catalogue/chains.ts';
import { getPermissions, requestPermissions, revokePermissions } from './catalogue/permissions.ts';
import { personalSign } from './catalogue/personal-sign.ts';
import { raw } from './catalogue/raw.ts';
import { signIn } from './catalogue/sign-in.ts';
import { signTypedData } from './catalogue/sign-typed-data.ts';
import {
  erc1155Balance,
  erc1155Transfer,
  erc20Approve,
  erc20Balance,
  erc20Transfer,
  erc721Owner,
  erc721Transfer,
} from './catalogue/tokens.ts';
import { deployContract, sendTransaction } from './catalogue/transactions.ts';
import { watchAsset } from './catalogue/watch-asset.ts';
import type { WalletMethod } from './wallet-method.ts';

/** All that the laboratory can ask of a wallet, in the order in which it is listed. */
export const walletMethods = [
  requestAccounts,
  accounts,
  chainId,
  balance,
  personalSign,
  signTypedData,
  signIn,
  sendTransaction,
  deployContract,
  erc20Balance,
  erc20Transfer,
  erc20Approve,
  erc721Owner,
  erc721Transfer,
  erc1155Balance,
  erc1155Transfer,
  getCapabilities,
  sendCalls,
  getCallsStatus,
  showCallsStatus,
  switchChain,
  addChain,
  watchAsset,
  getPermissions,
  requestPermissions,
  revokePermissions,
  raw,
] as const;

export type WalletMethodId = (typeof walletMethods)[number]['id'];

/** The method of an id, as an address or a stored choice holds one; undefined for any other text. */
export function findWalletMethod(id: string): WalletMethod<WalletMethodId> | undefined {
  return walletMethods.find((method) => method.id === id);
}
