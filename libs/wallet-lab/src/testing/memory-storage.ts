import type { PageStorage } from '@onepoint/app-state';

/** Storage that nothing else sees. */
export function createMemoryStorage(): PageStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
      return true;
    },
    removeItem: (key) => void items.delete(key),
  };
}
