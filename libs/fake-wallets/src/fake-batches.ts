import { numberToHex } from 'viem';
import { z } from 'zod/mini';
import { batchAccount, batchAccountCreation, contractFactory, delegationCode, encodeBatch, type BatchCall } from './batch-account.ts';
import { sendFakeTransaction, waitUntilMined } from './fake-transactions.ts';
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

/** Batches (EIP-5792): atomic for a smart account, else sent call by call. */
export const batchMethods: Readonly<Record<string, FakeMethod>> = {
  wallet_getCapabilities: async (context, params) => {
    const [address, only] = parseParams(capabilityParams, params);
    authorize(context, address);
    const known = context.state.knownChainIds;
    const asked = only === undefined ? known : known.filter((chainId) => only.some((each) => Number(each) === chainId));
    const answers = asked.map(async (chainId) => [numberToHex(chainId), { atomic: { status: await readAtomicity(context, chainId) } }]);
    return Object.fromEntries(await Promise.all(answers)) as object;
  },
  wallet_sendCalls: async (context, params) => {
    const [batch] = parseParams(batchParams, params);
    const { from = visibleAccounts(context)[0] ?? '', id = randomHex(32), calls } = batch;
    authorize(context, from);
    const needed = Object.entries(batch.capabilities ?? {}).find(([, capability]) => capability.optional !== true);
    if (needed !== undefined) throw new FakeProviderRpcError(5700, `The capability ${needed[0]} is not supported`);
    if (Number(batch.chainId) !== context.state.chainId) throw new FakeProviderRpcError(5710, 'The wallet is on another chain');
    if (context.batches.has(id)) throw new FakeProviderRpcError(5720, 'There is a batch of this id');
    const isAtomic = await choosesAtomic(context, batch.atomicRequired);
    const hashes = isAtomic ? [await sendAtomically(context, calls)] : await sendOneByOne(context, calls);
    context.batches.set(id, { chainId: context.state.chainId, hashes, isAtomic });
    return { id };
  },
  wallet_getCallsStatus: async (context, params) => {
    const [id] = parseParams(idParams, params);
    const { chainId, hashes, isAtomic } = getBatch(context, id);
    const receipts = await Promise.all(hashes.map((hash) => context.requestFromChain('eth_getTransactionReceipt', [hash], chainId)));
    const mined = receipts.filter((receipt) => receipt !== null) as { readonly status?: string }[];
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(chainId),
      status: mined.length < hashes.length ? 100 : statusOf(mined),
      atomic: isAtomic,
      receipts: mined.length < hashes.length ? [] : mined,
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

/** EIP-5792 status of a mined batch: 200 if all calls succeeded, 500 if none did, 600 if some did. */
function statusOf(receipts: readonly { readonly status?: string }[]): 200 | 500 | 600 {
  const reverted = receipts.filter(({ status }) => status === '0x0').length;
  if (reverted === 0) return 200;
  return reverted === receipts.length ? 500 : 600;
}

/** `ready` before the upgrade, `supported` after it. */
type Atomicity = 'unsupported' | 'ready' | 'supported';

/** Reads from the chain whether the account is a smart account there, or can become one. */
async function readAtomicity(context: FakeWalletContext, chainId: number): Promise<Atomicity> {
  if (!context.canUpgrade) return 'unsupported';
  try {
    if ((await readCode(context, context.account.address, chainId)) === delegationCode) return 'supported';
    return (await readCode(context, contractFactory, chainId)) === '0x' ? 'unsupported' : 'ready';
  } catch {
    return 'unsupported';
  }
}

const readCode = async ({ requestFromChain }: FakeWalletContext, address: string, chainId?: number): Promise<string> =>
  ((await requestFromChain('eth_getCode', [address, 'latest'], chainId)) as string).toLowerCase();

/**
 * Whether a batch is sent atomically.
 *
 * @throws {FakeProviderRpcError} 5760 or 5750 if it has to be, but the wallet cannot or the user rejects the upgrade
 */
async function choosesAtomic(context: FakeWalletContext, isRequired: boolean): Promise<boolean> {
  const atomicity = await readAtomicity(context, context.state.chainId);
  if (atomicity === 'supported') return true;
  if (atomicity === 'unsupported') {
    if (isRequired) throw new FakeProviderRpcError(5760, 'Atomic batches are not supported');
    return false;
  }
  if (!context.behavior.rejectsUpgrade) return true;
  if (isRequired) throw new FakeProviderRpcError(5750, 'User rejected the upgrade to a smart account');
  return false;
}

async function sendOneByOne(context: FakeWalletContext, calls: readonly BatchCall[]): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const call of calls) hashes.push(await sendFakeTransaction(context, call));
  return hashes;
}

/** Sends a batch as one transaction from the account to itself, which first upgrades the account if necessary (EIP-7702). */
async function sendAtomically(context: FakeWalletContext, calls: readonly BatchCall[]): Promise<string> {
  const { account, state } = context;
  const transaction = { to: account.address, value: '0x0', data: encodeBatch(calls) };
  if ((await readCode(context, account.address)) === delegationCode) return sendFakeTransaction(context, transaction);
  if ((await readCode(context, batchAccount)) === '0x') await createBatchAccount(context);
  return sendFakeTransaction(context, transaction, (nonce) =>
    // The transaction itself uses up `nonce` before the chain checks the authorization.
    account.signAuthorization({ address: batchAccount, chainId: state.chainId, nonce: nonce + 1 }),
  );
}

/** Creates the code that accounts delegate to, and waits until the chain has it, because the batch's gas is estimated with it. */
async function createBatchAccount(context: FakeWalletContext): Promise<void> {
  await waitUntilMined(context, await sendFakeTransaction(context, { to: contractFactory, data: batchAccountCreation }));
  if ((await readCode(context, batchAccount)) === '0x')
    throw new FakeProviderRpcError(-32_603, 'The chain did not create the code of the smart account');
}
