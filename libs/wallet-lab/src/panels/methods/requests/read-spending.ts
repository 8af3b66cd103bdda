import type { RpcRequest } from '@onepoint/wallet/methods';
import { z } from 'zod/mini';

/** What a request takes from an account, as far as it says so. */
export interface Spending {
  /** Of the chain's own currency, in its smallest unit. Fees come on top. */
  readonly valueWei: bigint;
  /** Addresses that are called or paid; empty where a contract is created. */
  readonly recipients: readonly string[];
}

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/));
const call = z.object({ to: z.optional(z.nullable(z.string())), value: z.optional(quantity) });
const transactionParams = z.tuple([call], z.unknown());
const batchParams = z.tuple([z.object({ calls: z.array(call) })], z.unknown());

/** Methods after which something is on a chain. What a signed transaction holds is not looked into. */
const sendingMethods = new Set(['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendCalls', 'eth_sendRawTransaction']);

/** Undefined for a request that sends nothing to a chain. */
export function readSpending({ method, params }: RpcRequest): Spending | undefined {
  if (!sendingMethods.has(method)) return undefined;
  const calls = callsOf(params);
  return {
    valueWei: calls.reduce((sum, { value }) => sum + BigInt(value ?? 0), 0n),
    recipients: [...new Set(calls.flatMap(({ to }) => (to === undefined || to === null ? [] : [to])))],
  };
}

function callsOf(params: unknown): readonly z.infer<typeof call>[] {
  const batch = batchParams.safeParse(params);
  if (batch.success) return batch.data[0].calls;
  const transaction = transactionParams.safeParse(params);
  return transaction.success ? [transaction.data[0]] : [];
}
