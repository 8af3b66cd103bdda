import { hexToBigInt, type Hex } from 'viem';
import type { FakeWalletContext } from './fake-wallet-context.ts';

/** As `eth_sendTransaction` takes it; what is missing is asked of the chain. */
export interface FakeTransaction {
  readonly to?: string | undefined;
  readonly value?: string | undefined;
  readonly data?: string | undefined;
  readonly gas?: string | undefined;
}

const last = new WeakMap<object, Promise<unknown>>();

/** Signs a transaction with the wallet's key and sends it to its chain: one at a time, so that nonces follow each other. */
export function sendFakeTransaction(context: FakeWalletContext, transaction: FakeTransaction): Promise<string> {
  const sending = (last.get(context.batches) ?? Promise.resolve()).then(() => send(context, transaction));
  last.set(
    context.batches,
    sending.catch(() => undefined),
  );
  return sending;
}

async function send({ account, state, askChain }: FakeWalletContext, { to, value, data, gas }: FakeTransaction): Promise<string> {
  const from = account.address;
  const ask = async (method: string, ...params: readonly unknown[]): Promise<bigint> =>
    hexToBigInt((await askChain(method, params)) as Hex);
  const nonce = await ask('eth_getTransactionCount', from, 'pending');
  const gasLimit = gas === undefined ? await ask('eth_estimateGas', { from, to, value, data }) : hexToBigInt(gas as Hex);
  const gasPrice = await ask('eth_gasPrice');
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId: state.chainId,
    nonce: Number(nonce),
    gas: gasLimit,
    // Twice the present price outlasts six full blocks.
    maxFeePerGas: gasPrice * 2n,
    maxPriorityFeePerGas: gasPrice,
    ...(to !== undefined && { to: to as Hex }),
    ...(value !== undefined && { value: hexToBigInt(value as Hex) }),
    ...(data !== undefined && { data: data as Hex }),
  });
  return (await askChain('eth_sendRawTransaction', [signed])) as string;
}
