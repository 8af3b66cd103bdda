import { numberToHex } from 'viem';
import { z } from 'zod/mini';
import { FakeProviderRpcError } from '../fake-provider-rpc-error.ts';
import {
  addressSchema,
  authorize,
  hexSchema,
  parseParams,
  quantitySchema,
  visibleAccounts,
  type FakeBatch,
  type FakeMethod,
  type FakeWalletContext,
} from '../fake-wallet-context.ts';
import { randomHex } from '../random-hex.ts';
import { sendFakeTransaction } from '../send-fake-transaction.ts';

const capabilityParams = z.union([z.tuple([addressSchema]), z.tuple([addressSchema, z.array(quantitySchema)])]);
const callSchema = z.object({ to: z.optional(addressSchema), value: z.optional(quantitySchema), data: z.optional(hexSchema) });
const batchParams = z.tuple([
  z.object({
    version: z.string(),
    id: z.optional(z.string()),
    from: z.optional(addressSchema),
    chainId: quantitySchema,
    atomicRequired: z.boolean(),
    calls: z.array(callSchema).check(z.minLength(1)),
    capabilities: z.optional(z.record(z.string(), z.looseObject({ optional: z.optional(z.boolean()) }))),
  }),
]);
const idParams = z.tuple([z.string()]);

/** Batches of calls (EIP-5792), sent one after the other: the wallet has no atomic ones, and says so. */
export const batchMethods: Readonly<Record<string, FakeMethod>> = {
  wallet_getCapabilities: (context, params) => {
    const [address, only] = parseParams(capabilityParams, params);
    authorize(context, address);
    const chainIds = context.state.knownChainIds.map((chainId) => numberToHex(chainId));
    const asked = only === undefined ? chainIds : chainIds.filter((chainId) => only.some((each) => Number(each) === Number(chainId)));
    return Object.fromEntries(asked.map((chainId) => [chainId, { atomic: { status: 'unsupported' } }]));
  },
  wallet_sendCalls: async (context, params) => {
    const [batch] = parseParams(batchParams, params);
    const { from = visibleAccounts(context)[0] ?? '', id = randomHex(32) } = batch;
    authorize(context, from);
    const needed = Object.entries(batch.capabilities ?? {}).find(([, capability]) => capability.optional !== true);
    if (needed !== undefined) throw new FakeProviderRpcError(5700, `The capability ${needed[0]} is not supported`);
    if (Number(batch.chainId) !== context.state.chainId) throw new FakeProviderRpcError(5710, 'The wallet is on another chain');
    if (context.batches.has(id)) throw new FakeProviderRpcError(5720, 'There is a batch of this id');
    if (batch.atomicRequired) throw new FakeProviderRpcError(5760, 'Atomic batches are not supported');
    const hashes: string[] = [];
    for (const call of batch.calls) hashes.push(await sendFakeTransaction(context, call));
    context.batches.set(id, { chainId: context.state.chainId, hashes });
    return { id };
  },
  wallet_getCallsStatus: async (context, params) => {
    const [id] = parseParams(idParams, params);
    const { chainId, hashes } = getBatch(context, id);
    const receipts = await Promise.all(hashes.map((hash) => context.askChain('eth_getTransactionReceipt', [hash])));
    const isMined = receipts.every((receipt) => receipt !== null);
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(chainId),
      status: isMined ? 200 : 100,
      atomic: false,
      receipts: isMined ? receipts : [],
    };
  },
  wallet_showCallsStatus: (context, params) => {
    const [id] = parseParams(idParams, params);
    getBatch(context, id);
    return null;
  },
};

function getBatch({ batches }: FakeWalletContext, id: string): FakeBatch {
  const batch = batches.get(id);
  if (batch === undefined) throw new FakeProviderRpcError(5730, 'There is no batch of this id');
  return batch;
}
