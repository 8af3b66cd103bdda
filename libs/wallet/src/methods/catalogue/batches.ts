import { numberToHex } from 'viem';
import { z } from 'zod/mini';
import { js } from '../code/print-value.ts';
import { rawSamples } from '../code/raw-samples.ts';
import { defineMethod } from '../define-method.ts';

const callsSchema = z.array(z.object({ to: z.optional(z.string()), value: z.optional(z.string()), data: z.optional(z.string()) }));

/** EIP-5792: what the wallet can do beyond the ordinary, by chain. */
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

/** EIP-5792: several calls, confirmed together. `calls` is JSON: objects with `to`, `value` (hex wei) and `data`. */
export const sendCalls = defineMethod({
  id: 'sendCalls',
  group: 'batch',
  rpcMethod: 'wallet_sendCalls',
  eip: 5792,
  asksPerson: true,
  sendsTransaction: true,
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

/** EIP-5792: how far a batch has come. */
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

/** EIP-5792: has the wallet show a batch. */
export const showCallsStatus = defineMethod({
  id: 'showCallsStatus',
  group: 'batch',
  rpcMethod: 'wallet_showCallsStatus',
  eip: 5792,
  asksPerson: true,
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
