import { encodeFunctionData, parseAbi, type Abi } from 'viem';
import { contractSamples } from './code/contract-samples.ts';
import { defineMethod, type MethodDefinition } from './define-method.ts';
import type { MethodFields } from './method-fields.ts';
import type { WalletMethod } from './wallet-method.ts';

type WithContract<Fields> = Fields & { readonly contract: { readonly kind: 'address' } };

export interface ContractMethodDefinition<Id extends string, Fields extends MethodFields> extends Pick<
  MethodDefinition<Id, Fields>,
  'id' | 'fields' | 'example'
> {
  readonly eip: number;
  /** As Solidity writes it: `function transfer(address to, uint256 amount) returns (bool)`. A `view` is read, all else is sent. */
  readonly signature: string;
  /** Of the call, in the signature's order. Field `contract` is the contract's address. */
  readonly args: (values: Parameters<MethodDefinition<Id, Fields>['toRequest']>[0], account: string) => readonly unknown[];
}

/** A call of a contract's function: read by `eth_call` or sent by `eth_sendTransaction`. */
export function defineContractMethod<const Id extends string, const Fields extends MethodFields>(
  definition: ContractMethodDefinition<Id, WithContract<Fields>>,
): WalletMethod<Id> {
  const { signature } = definition;
  const isRead = / view /.test(signature);
  const functionName = /^function (\w+)/.exec(signature)?.[1] ?? '';
  const abi: Abi = parseAbi<readonly string[]>([signature]);
  const rpcMethod = isRead ? 'eth_call' : 'eth_sendTransaction';
  return defineMethod<Id, WithContract<Fields>>({
    ...definition,
    group: 'contract',
    rpcMethod,
    asksPerson: !isRead,
    sendsTransaction: !isRead,
    toRequest: (values, { account }) => {
      const data = encodeFunctionData({ abi, functionName, args: definition.args(values, account) });
      const call = { from: account, to: values.contract, data };
      return { method: rpcMethod, params: isRead ? [call, 'latest'] : [call] };
    },
    samples: (values, { account }) =>
      contractSamples({ isRead, functionName, signature, address: values.contract, args: definition.args(values, account) }),
  });
}
