import type { EIP1193Provider } from 'viem';
import { z } from 'zod/mini';

const receiptSchema = z.object({
  blockNumber: z.string().check(z.regex(/^0x[0-9a-f]+$/i)),
  status: z.optional(z.string()),
  contractAddress: z.optional(z.nullable(z.string())),
});

/** What became of a transaction. */
export interface Receipt {
  /** Number of the block that includes it. */
  readonly block: string;
  /** False where the transaction was included and failed. */
  readonly isSuccess: boolean;
  /** Address of the contract that it created; null where it created none. */
  readonly contract: string | null;
}

/**
 * Asks the wallet itself, as the chain may be none that this page reads. Null while no block includes the transaction; rejects with what
 * the wallet refuses with.
 */
export async function findReceipt(provider: EIP1193Provider, hash: string): Promise<Receipt | null> {
  const answer: unknown = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash as `0x${string}`] });
  const receipt = receiptSchema.safeParse(answer);
  if (!receipt.success) return null;
  const { blockNumber, status, contractAddress } = receipt.data;
  return { block: String(BigInt(blockNumber)), isSuccess: status !== '0x0', contract: contractAddress ?? null };
}
