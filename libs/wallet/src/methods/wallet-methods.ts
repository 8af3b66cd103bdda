import { z } from 'zod/mini';
import {
  accounts,
  balance,
  chainId,
  delegation,
  getPermissions,
  requestAccounts,
  requestPermissions,
  revokePermissions,
} from './account-methods.ts';
import { addChain, switchChain, watchAsset } from './chain-methods.ts';
import {
  erc1155Balance,
  erc1155Transfer,
  erc20Approve,
  erc20Balance,
  erc20Transfer,
  erc721Owner,
  erc721Transfer,
} from './contract-methods.ts';
import { defineMethod, type RpcRequest, type WalletMethod } from './define-method.ts';
import { personalSign, signIn, signTypedData } from './signing-methods.ts';
import {
  deployContract,
  getCallsStatus,
  getCapabilities,
  sendAtomicCalls,
  sendCalls,
  sendTransaction,
  showCallsStatus,
} from './transaction-methods.ts';
import { rawSamples } from './write-code.ts';

const paramsSchema = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** Field `params` is JSON, an array or an object. */
const raw = defineMethod({
  id: 'raw',
  group: 'raw',
  rpcMethod: null,
  fields: { method: { kind: 'text' }, params: { kind: 'json', isOptional: true } },
  example: () => ({ method: 'eth_blockNumber', params: '[]' }),
  toRequest,
  samples: (values) => rawSamples(toRequest(values)),
});

function toRequest({ method, params }: Readonly<Record<'method' | 'params', string>>): RpcRequest {
  return params === '' ? { method } : { method, params: paramsSchema.parse(JSON.parse(params)) };
}

/** All wallet methods of the playground, in display order. */
export const walletMethods = [
  requestAccounts,
  accounts,
  chainId,
  balance,
  delegation,
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
  sendAtomicCalls,
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

/** Finds a method by its id; undefined for any other string. */
export function findWalletMethod(id: string): WalletMethod<WalletMethodId> | undefined {
  return walletMethods.find((method) => method.id === id);
}
