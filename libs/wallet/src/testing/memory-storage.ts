import type { WalletStorage } from '../config/create-wallet-storage.ts';

/** Storage of a browser that outlives a test's reloads. */
export function memoryStorage(items = new Map<string, string>()): WalletStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
