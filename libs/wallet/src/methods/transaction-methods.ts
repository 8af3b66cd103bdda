import { numberToHex, parseEther } from 'viem';
import { z } from 'zod/mini';
import { defineMethod, type MethodContext, type WalletMethod } from './define-method.ts';
import { js } from './print-value.ts';
import { rawSamples } from './write-code.ts';

export const sendTransaction = defineMethod({
  id: 'sendTransaction',
  group: 'transaction',
  rpcMethod: 'eth_sendTransaction',
  fields: { to: { kind: 'address' }, value: { kind: 'amount' }, data: { kind: 'hex', isOptional: true } },
  example: ({ account }) => ({ to: account, value: '0', data: '' }),
  toRequest: ({ to, value, data }, { account }) => ({
    method: 'eth_sendTransaction',
    params: [{ from: account, to, value: numberToHex(parseEther(value)), ...(data !== '' && { data }) }],
  }),
  samples: ({ to, value, data }) => {
    const transaction = { to, value: parseEther(value), data: data === '' ? undefined : data };
    return {
      viem: { body: js`const result = await client.sendTransaction(${transaction});` },
      wagmi: { imports: { 'wagmi/actions': ['sendTransaction'] }, body: js`const result = await sendTransaction(config, ${transaction});` },
      ethers: { body: js`const { hash: result } = await signer.sendTransaction(${transaction});` },
    };
  },
});

/** The example deploys ten bytes of code that answer every call with 1, enough to act as a token in a wallet's prompts. */
export const deployContract = defineMethod({
  id: 'deployContract',
  group: 'transaction',
  rpcMethod: 'eth_sendTransaction',
  fields: { bytecode: { kind: 'hex' } },
  example: () => ({ bytecode: '0x600a600c600039600a6000f3600160005260206000f3' }),
  toRequest: ({ bytecode }, { account }) => ({ method: 'eth_sendTransaction', params: [{ from: account, data: bytecode }] }),
  samples: ({ bytecode }) => ({
    viem: { body: js`const result = await client.deployContract(${{ abi: [], bytecode }});` },
    wagmi: {
      imports: { 'wagmi/actions': ['deployContract'] },
      body: js`const result = await deployContract(config, ${{ abi: [], bytecode }});`,
    },
    ethers: {
      imports: { ethers: ['ContractFactory'] },
      body: js`const factory = new ContractFactory([], ${bytecode}, signer);\nconst contract = await factory.deploy();\nconst result = contract.deploymentTransaction().hash;`,
    },
  }),
});

const callsSchema = z.array(z.object({ to: z.optional(z.string()), value: z.optional(z.string()), data: z.optional(z.string()) }));

export const getCapabilities = defineMethod({
  id: 'getCapabilities',
  group: 'batch',
  rpcMethod: 'wallet_getCapabilities',
  eip: 5792,
  fields: {},
  example: () => ({}),
  toRequest: (_, { account, chainId }) => ({ method: 'wallet_getCapabilities', params: [account, [numberToHex(chainId)]] }),
  samples: (_, { account, chainId }) => ({
    viem: { body: js`const result = await client.getCapabilities({ chainId: ${chainId} });` },
    wagmi: {
      imports: { 'wagmi/actions': ['getCapabilities'] },
      body: js`const result = await getCapabilities(config, { chainId: ${chainId} });`,
    },
    ethers: rawSamples({ method: 'wallet_getCapabilities', params: [account, [numberToHex(chainId)]] }).ethers,
  }),
});

/** Field `calls` is JSON: objects with `to`, `value` (hex wei) and `data`. */
export const sendCalls = defineBatch('sendCalls', false);

/** Like `sendCalls`, but either all calls are executed or none. A wallet may upgrade the account for that (EIP-7702). */
export const sendAtomicCalls = defineBatch('sendAtomicCalls', true);

function defineBatch<const Id extends string>(id: Id, atomicRequired: boolean): WalletMethod<Id> {
  const paramsOf = (calls: string, { account, chainId }: MethodContext): readonly object[] => [
    { version: '2.0.0', from: account, chainId: numberToHex(chainId), atomicRequired, calls: parseCalls(calls) },
  ];
  return defineMethod({
    id,
    group: 'batch',
    rpcMethod: 'wallet_sendCalls',
    eip: 5792,
    fields: { calls: { kind: 'json' } },
    example: ({ account }) => {
      const call = { to: account, value: '0x0' };
      return { calls: JSON.stringify([call, call], undefined, 2) };
    },
    toRequest: ({ calls }, context) => ({ method: 'wallet_sendCalls', params: paramsOf(calls, context) }),
    samples: ({ calls }, context) => {
      const batch = {
        calls: parseCalls(calls).map((call) => ({ ...call, value: call.value === undefined ? undefined : BigInt(call.value) })),
        ...(atomicRequired && { forceAtomic: true }),
      };
      return {
        viem: { body: js`const { id: result } = await client.sendCalls(${batch});` },
        wagmi: { imports: { 'wagmi/actions': ['sendCalls'] }, body: js`const { id: result } = await sendCalls(config, ${batch});` },
        ethers: { body: js`const { id: result } = await provider.send('wallet_sendCalls', ${paramsOf(calls, context)});` },
      };
    },
  });
}

export const getCallsStatus = defineMethod({
  id: 'getCallsStatus',
  group: 'batch',
  rpcMethod: 'wallet_getCallsStatus',
  eip: 5792,
  fields: { batchId: { kind: 'text' } },
  example: () => ({ batchId: '0x00' }),
  toRequest: ({ batchId }) => ({ method: 'wallet_getCallsStatus', params: [batchId] }),
  samples: ({ batchId: id }) => ({
    viem: { body: js`const { status: result } = await client.getCallsStatus(${{ id }});` },
    wagmi: {
      imports: { 'wagmi/actions': ['getCallsStatus'] },
      body: js`const { status: result } = await getCallsStatus(config, ${{ id }});`,
    },
    ethers: { body: js`const { status: result } = await provider.send('wallet_getCallsStatus', ${[id]});` },
  }),
});

export const showCallsStatus = defineMethod({
  id: 'showCallsStatus',
  group: 'batch',
  rpcMethod: 'wallet_showCallsStatus',
  eip: 5792,
  fields: { batchId: { kind: 'text' } },
  example: () => ({ batchId: '0x00' }),
  toRequest: ({ batchId }) => ({ method: 'wallet_showCallsStatus', params: [batchId] }),
  samples: ({ batchId: id }) => ({
    viem: { body: js`const result = await client.showCallsStatus(${{ id }});` },
    wagmi: { imports: { 'wagmi/actions': ['showCallsStatus'] }, body: js`const result = await showCallsStatus(config, ${{ id }});` },
    ethers: { body: js`const result = await provider.send('wallet_showCallsStatus', ${[id]});` },
  }),
});

function parseCalls(text: string): z.infer<typeof callsSchema> {
  return callsSchema.parse(JSON.parse(text));
}
