import { createStorage, type Storage as WagmiStorage } from 'wagmi';
import { parsePersistedItem } from './parse-persisted-item.ts';

/** First part of every key; raise the version when a stored shape changes. */
const prefix = 'onepoint:wallet:v1';

/** The part of `Storage` that the wallet state needs. */
export type WalletStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** wagmi's storage over `storage`, in which a value that does not parse, or a storage that throws, reads as empty. */
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
