import { encodeFunctionData, parseAbi, type Abi } from 'viem';
import { defineMethod, type MethodDefinition, type MethodFields, type WalletMethod } from './define-method.ts';
import { Expression, js } from './print-value.ts';
import type { CodeLibrary, CodeSample } from './write-code.ts';

type WithContract<Fields> = Fields & { readonly contract: { readonly kind: 'address' } };

interface ContractMethodDefinition<Id extends string, Fields extends MethodFields> extends Pick<
  MethodDefinition<Id, Fields>,
  'id' | 'fields' | 'example'
> {
  readonly eip: number;
  /** Solidity signature, `function transfer(address to, uint256 amount) returns (bool)`. A `view` is called, others are sent. */
  readonly signature: string;
  /** Arguments in signature order. */
  readonly args: (values: Parameters<MethodDefinition<Id, Fields>['toRequest']>[0], account: string) => readonly unknown[];
}

/** Creates a method that calls a contract function with `eth_call` or `eth_sendTransaction`. Field `contract` is the address. */
function defineContractMethod<const Id extends string, const Fields extends MethodFields>(
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
    toRequest: (values, { account }) => {
      const data = encodeFunctionData({ abi, functionName, args: definition.args(values, account) });
      const call = { from: account, to: values.contract, data };
      return { method: rpcMethod, params: isRead ? [call, 'latest'] : [call] };
    },
    samples: (values, { account }) =>
      contractSamples({ isRead, functionName, signature, address: values.contract, args: definition.args(values, account) }),
  });
}

interface ContractCall {
  readonly isRead: boolean;
  readonly functionName: string;
  readonly signature: string;
  readonly address: string;
  readonly args: readonly unknown[];
}

/** Samples whose result is the returned value of a call, or the hash of a transaction. */
function contractSamples(call: ContractCall): Readonly<Record<CodeLibrary, CodeSample>> {
  const { isRead, functionName, signature, address, args } = call;
  const parameters = { address, abi: new Expression(js`parseAbi(${[signature]})`), functionName, args };
  const action = isRead ? 'readContract' : 'writeContract';
  const runner = new Expression(isRead ? 'provider' : 'signer');
  const list = args.map((arg) => js`${arg}`).join(', ');
  return {
    viem: {
      imports: { viem: ['parseAbi'], 'viem/actions': [action] },
      body: `const result = await ${action}(client, ${js`${parameters}`});`,
    },
    wagmi: {
      imports: { viem: ['parseAbi'], 'wagmi/actions': [action] },
      body: `const result = await ${action}(config, ${js`${parameters}`});`,
    },
    ethers: {
      imports: { ethers: ['Contract'] },
      body: [
        js`const contract = new Contract(${address}, ${[signature]}, ${runner});`,
        `const ${isRead ? 'result' : '{ hash: result }'} = await contract.${functionName}(${list});`,
      ].join('\n'),
    },
  };
}

const contract = { kind: 'address' } as const;
const address = { kind: 'address' } as const;
const integer = { kind: 'integer' } as const;

/** Placeholder address without a contract, to be replaced with a token's address. */
const anyContract = '0x000000000000000000000000000000000000dEaD';

export const erc20Balance = defineContractMethod({
  id: 'erc20Balance',
  eip: 20,
  signature: 'function balanceOf(address owner) view returns (uint256)',
  fields: { contract, owner: address },
  example: ({ account }) => ({ contract: anyContract, owner: account }),
  args: ({ owner }) => [owner],
});

export const erc20Transfer = defineContractMethod({
  id: 'erc20Transfer',
  eip: 20,
  signature: 'function transfer(address to, uint256 amount) returns (bool)',
  fields: { contract, to: address, units: integer },
  example: ({ account }) => ({ contract: anyContract, to: account, units: '1' }),
  args: ({ to, units }) => [to, BigInt(units)],
});

export const erc20Approve = defineContractMethod({
  id: 'erc20Approve',
  eip: 20,
  signature: 'function approve(address spender, uint256 amount) returns (bool)',
  fields: { contract, spender: address, units: integer },
  example: ({ account }) => ({ contract: anyContract, spender: account, units: '0' }),
  args: ({ spender, units }) => [spender, BigInt(units)],
});

export const erc721Owner = defineContractMethod({
  id: 'erc721Owner',
  eip: 721,
  signature: 'function ownerOf(uint256 tokenId) view returns (address)',
  fields: { contract, tokenId: integer },
  example: () => ({ contract: anyContract, tokenId: '1' }),
  args: ({ tokenId }) => [BigInt(tokenId)],
});

export const erc721Transfer = defineContractMethod({
  id: 'erc721Transfer',
  eip: 721,
  signature: 'function safeTransferFrom(address from, address to, uint256 tokenId)',
  fields: { contract, to: address, tokenId: integer },
  example: ({ account }) => ({ contract: anyContract, to: account, tokenId: '1' }),
  args: ({ to, tokenId }, account) => [account, to, BigInt(tokenId)],
});

export const erc1155Balance = defineContractMethod({
  id: 'erc1155Balance',
  eip: 1155,
  signature: 'function balanceOf(address owner, uint256 tokenId) view returns (uint256)',
  fields: { contract, owner: address, tokenId: integer },
  example: ({ account }) => ({ contract: anyContract, owner: account, tokenId: '1' }),
  args: ({ owner, tokenId }) => [owner, BigInt(tokenId)],
});

export const erc1155Transfer = defineContractMethod({
  id: 'erc1155Transfer',
  eip: 1155,
  signature: 'function safeTransferFrom(address from, address to, uint256 tokenId, uint256 units, bytes data)',
  fields: { contract, to: address, tokenId: integer, units: integer },
  example: ({ account }) => ({ contract: anyContract, to: account, tokenId: '1', units: '1' }),
  args: ({ to, tokenId, units }, account) => [account, to, BigInt(tokenId), BigInt(units), '0x'],
});
