import { z } from 'zod/mini';

const connection = z.object({
  accounts: z.array(z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))).check(z.minLength(1)),
  chainId: z.number(),
  connector: z.object({ id: z.string(), name: z.string(), type: z.string(), uid: z.string() }),
});

const store = z.object({
  state: z.object({
    chainId: z.number(),
    current: z.nullable(z.string()),
    connections: z.object({ __type: z.literal('Map'), value: z.array(z.tuple([z.string(), connection])) }),
  }),
  version: z.number(),
});

/**
 * The shapes that wagmi 3 writes, by the part of the key after the prefix: the chain id, the current connector and the
 * connections (`store`), the connector to reconnect first, and the marks of wallets the user disconnected here.
 */
export function persistedItemSchema(name: string): z.ZodMiniType {
  if (name === 'store') return store;
  if (name === 'recentConnectorId') return z.string();
  return z.boolean();
}
