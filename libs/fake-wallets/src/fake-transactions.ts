import { hexToBigInt, numberToHex, type Hex, type SignedAuthorization } from 'viem';
import { z } from 'zod/mini';
import {
  addressSchema,
  authorize,
  FakeProviderRpcError,
  hexSchema,
  parseParams,
  quantitySchema,
  type FakeMethod,
  type FakeWalletContext,
} from './fake-wallet-context.ts';

const transactionParams = z.tuple([
  z.object({
    from: addressSchema,
    to: z.optional(addressSchema),
    value: z.optional(quantitySchema),
    data: z.optional(hexSchema),
    gas: z.optional(quantitySchema),
    type: z.optional(quantitySchema),
    authorizationList: z.optional(z.array(z.unknown())),
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
    // Like real wallets: an authorization gives its code everything the account has, so pages can't ask for one.
    if (transaction.type === '0x4' || transaction.authorizationList !== undefined)
      throw new FakeProviderRpcError(-32_602, 'External EIP-7702 transactions are not supported');
    return sendFakeTransaction(context, transaction);
  },
  wallet_watchAsset: (_, params) => {
    parseParams(assetParams, params);
    return true;
  },
};

/** Parameters of `eth_sendTransaction`. Missing gas is estimated by the chain. */
interface FakeTransaction {
  readonly to?: string | undefined;
  readonly value?: string | undefined;
  readonly data?: string | undefined;
  readonly gas?: string | undefined;
}

const last = new WeakMap<object, Promise<unknown>>();

/** Signs the authorization of an upgrade, given the nonce of the transaction that carries it. */
type SignUpgrade = (nonce: number) => Promise<SignedAuthorization>;

/** Signs and sends a transaction, one at a time so that nonces are consecutive. */
export function sendFakeTransaction(context: FakeWalletContext, transaction: FakeTransaction, signUpgrade?: SignUpgrade): Promise<string> {
  const sending = (last.get(context.batches) ?? Promise.resolve()).then(() => send(context, transaction, signUpgrade));
  // An upgrade uses up a second nonce, which the chain counts only once the transaction is mined.
  const done = signUpgrade === undefined ? sending : sending.then((hash) => waitUntilMined(context, hash));
  last.set(
    context.batches,
    done.catch(() => undefined),
  );
  return sending;
}

const pollMs = 200;
const pollsMax = 150;

/** @throws {FakeProviderRpcError} -32603 if the transaction isn't mined within 30 seconds */
export async function waitUntilMined({ requestFromChain }: FakeWalletContext, hash: string): Promise<void> {
  for (let poll = 0; poll < pollsMax; poll += 1) {
    if ((await requestFromChain('eth_getTransactionReceipt', [hash])) !== null) return;
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
  throw new FakeProviderRpcError(-32_603, 'The chain did not mine the transaction');
}

async function send(
  { account, state, requestFromChain }: FakeWalletContext,
  { to, value, data, gas }: FakeTransaction,
  signUpgrade?: SignUpgrade,
): Promise<string> {
  const from = account.address;
  const ask = async (method: string, ...params: readonly unknown[]): Promise<bigint> =>
    hexToBigInt((await requestFromChain(method, params)) as Hex);
  const nonce = Number(await ask('eth_getTransactionCount', from, 'pending'));
  const authorizationList = signUpgrade === undefined ? undefined : [await signUpgrade(nonce)];
  const estimated = { from, to, value, data, authorizationList: authorizationList?.map(formatAuthorization) };
  const gasLimit = gas === undefined ? await ask('eth_estimateGas', estimated) : hexToBigInt(gas as Hex);
  const gasPrice = await ask('eth_gasPrice');
  const transaction = {
    chainId: state.chainId,
    nonce,
    gas: gasLimit,
    // Twice the current price covers six full blocks in a row.
    maxFeePerGas: gasPrice * 2n,
    maxPriorityFeePerGas: gasPrice,
    ...(to !== undefined && { to: to as Hex }),
    ...(value !== undefined && { value: hexToBigInt(value as Hex) }),
    ...(data !== undefined && { data: data as Hex }),
  };
  const signed = await (authorizationList === undefined
    ? account.signTransaction({ ...transaction, type: 'eip1559' })
    : account.signTransaction({ ...transaction, type: 'eip7702', authorizationList }));
  return (await requestFromChain('eth_sendRawTransaction', [signed])) as string;
}

const formatAuthorization = ({ address, chainId, nonce, r, s, yParity = 0 }: SignedAuthorization): object => ({
  address,
  chainId: numberToHex(chainId),
  nonce: numberToHex(nonce),
  r,
  s,
  yParity: numberToHex(yParity),
});
