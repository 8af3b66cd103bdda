import { createStorage, type Storage as WagmiStorage } from 'wagmi';
import { z } from 'zod/mini';

/** Key prefix. Increase the version when a stored shape changes. */
const prefix = 'onepoint:wallet:v1';

export type WalletStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates wagmi's storage on top of `storage`. Malformed values and storage that throws read as empty. */
export function createWalletStorage(storage: WalletStorage): WagmiStorage {
  return createStorage({
    key: prefix,
    storage: {
      getItem: (key) =>
        parsePersistedItem(
          key.slice(prefix.length + 1),
          attempt(() => storage.getItem(key), null),
        ),
      setItem: (key, value) => attempt(() => storage.setItem(key, value), undefined),
      removeItem: (key) => attempt(() => storage.removeItem(key), undefined),
    },
  });
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Returns the stored text if it has the shape that wagmi 3 writes, else null. wagmi does not validate its storage: broken JSON
 * rejects its hydration, after which it no longer adds announced wallets.
 *
 * @param name the key without its prefix
 */
export function parsePersistedItem(name: string, text: string | null): string | null {
  if (text === null) return null;
  try {
    return persistedItemSchema(name).safeParse(JSON.parse(text)).success ? text : null;
  } catch {
    return null;
  }
}

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

/** All other keys are flags of wallets that the user disconnected (`<id>.disconnected`). */
function persistedItemSchema(name: string): z.ZodMiniType {
  if (name === 'store') return store;
  if (name === 'recentConnectorId') return z.string();
  return z.boolean();
}
