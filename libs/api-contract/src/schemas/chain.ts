import * as z from 'zod/mini';

/** A service chain: what is sold. Wallet chains are another registry. */
export const chainSchema = z.object({
  slug: z.string(),
  chainId: z.int(),
  name: z.string(),
  currency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
  testnet: z.boolean(),
  explorerUrl: z.nullable(z.string()),
  /** Endpoint addresses without the key: append `/{key}`. */
  httpUrl: z.string(),
  wsUrl: z.string(),
});

export type Chain = z.infer<typeof chainSchema>;
