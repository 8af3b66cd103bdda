import { numberToHex, parseEther } from 'viem';
import { z } from 'zod/mini';
import { defineMethod } from './define-method.ts';
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
export const sendCalls = defineMethod({
  id: 'sendCalls',
  group: 'batch',
  rpcMethod: 'wallet_sendCalls',
  eip: 5792,
  fields: { calls: { kind: 'json' } },
  example: ({ account }) => {
    const call = { to: account, value: '0x0' };
    return { calls: JSON.stringify([call, call], undefined, 2) };
  },
  toRequest: ({ calls }, { account, chainId }) => ({
    method: 'wallet_sendCalls',
    params: [{ version: '2.0.0', from: account, chainId: numberToHex(chainId), atomicRequired: false, calls: parseCalls(calls) }],
  }),
  samples: ({ calls }, { account, chainId }) => {
    const parsed = parseCalls(calls);
    const withBigints = { calls: parsed.map((call) => ({ ...call, value: call.value === undefined ? undefined : BigInt(call.value) })) };
    const params = [{ version: '2.0.0', from: account, chainId: numberToHex(chainId), atomicRequired: false, calls: parsed }];
    return {
      viem: { body: js`const { id: result } = await client.sendCalls(${withBigints});` },
      wagmi: { imports: { 'wagmi/actions': ['sendCalls'] }, body: js`const { id: result } = await sendCalls(config, ${withBigints});` },
      ethers: { body: js`const { id: result } = await provider.send('wallet_sendCalls', ${params});` },
    };
  },
});

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
