import { hexToBigInt, numberToHex, type Hex } from 'viem';
import { z } from 'zod/mini';
import {
  addressSchema,
  authorize,
  FakeProviderRpcError,
  hexSchema,
  parseParams,
  quantitySchema,
  visibleAccounts,
  type FakeBatch,
  type FakeMethod,
  type FakeWalletContext,
} from './fake-wallet-context.ts';
import { randomHex } from './install-fake-wallet.ts';

const transactionParams = z.tuple([
  z.object({
    from: addressSchema,
    to: z.optional(addressSchema),
    value: z.optional(quantitySchema),
    data: z.optional(hexSchema),
    gas: z.optional(quantitySchema),
  }),
]);
const assetParams = z.object({
  type: z.enum(['ERC20', 'ERC721', 'ERC1155']),
  options: z.object({ address: addressSchema, symbol: z.optional(z.string()), decimals: z.optional(z.number()) }),
});

/** Transactions and token listing (EIP-747). */
export const transactionMethods: Readonly<Record<string, FakeMethod>> = {
  eth_sendTransaction: (context, params) => {
    const [transaction] = parseParams(transactionParams, params);
    authorize(context, transaction.from);
    return sendFakeTransaction(context, transaction);
  },
  wallet_watchAsset: (_, params) => {
    parseParams(assetParams, params);
    return true;
  },
};

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

/** Batches (EIP-5792), sent call by call: the wallet reports that it does not support atomic ones. */
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
    const receipts = await Promise.all(hashes.map((hash) => context.requestFromChain('eth_getTransactionReceipt', [hash])));
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

/** Parameters of `eth_sendTransaction`. Missing gas is estimated by the chain. */
interface FakeTransaction {
  readonly to?: string | undefined;
  readonly value?: string | undefined;
  readonly data?: string | undefined;
  readonly gas?: string | undefined;
}

const last = new WeakMap<object, Promise<unknown>>();

/** Signs and sends a transaction, one at a time so that nonces are consecutive. */
function sendFakeTransaction(context: FakeWalletContext, transaction: FakeTransaction): Promise<string> {
  const sending = (last.get(context.batches) ?? Promise.resolve()).then(() => send(context, transaction));
  last.set(
    context.batches,
    sending.catch(() => undefined),
  );
  return sending;
}

async function send({ account, state, requestFromChain }: FakeWalletContext, { to, value, data, gas }: FakeTransaction): Promise<string> {
  const from = account.address;
  const ask = async (method: string, ...params: readonly unknown[]): Promise<bigint> =>
    hexToBigInt((await requestFromChain(method, params)) as Hex);
  const nonce = await ask('eth_getTransactionCount', from, 'pending');
  const gasLimit = gas === undefined ? await ask('eth_estimateGas', { from, to, value, data }) : hexToBigInt(gas as Hex);
  const gasPrice = await ask('eth_gasPrice');
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId: state.chainId,
    nonce: Number(nonce),
    gas: gasLimit,
    // Twice the current price covers six full blocks in a row.
    maxFeePerGas: gasPrice * 2n,
    maxPriorityFeePerGas: gasPrice,
    ...(to !== undefined && { to: to as Hex }),
    ...(value !== undefined && { value: hexToBigInt(value as Hex) }),
    ...(data !== undefined && { data: data as Hex }),
  });
  return (await requestFromChain('eth_sendRawTransaction', [signed])) as string;
}
