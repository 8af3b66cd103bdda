import * as z from 'zod';

const networkSchema = z.object({
  chain: z.string().regex(/^[a-z-]+$/),
  rpcUrl: z.url({ protocol: /^https?$/ }),
  confirmations: z.number().int(),
  token: z.object({ symbol: z.string().regex(/^[A-Z]+$/), address: z.string(), decimals: z.number().int() }),
});

/** An embedded chain with a token that anybody may mint. */
export type FaucetNetwork = z.infer<typeof networkSchema>;

/** What `DEPOSIT_NETWORKS` says of embedded chains, the first token of each. */
export const faucetNetworksSchema = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is no JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.array(
      z.looseObject({ tokens: z.array(z.unknown()).min(1) }).transform(({ tokens, ...network }) => ({ ...network, token: tokens[0] })),
    ),
  )
  .pipe(z.array(networkSchema));
