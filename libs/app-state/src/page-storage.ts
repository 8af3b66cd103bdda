/** The subset of web storage that pages use. Never throws, see `guardStorage`. */
export interface PageStorage {
  readonly getItem: (key: string) => string | null;
  /** @returns whether the browser stored the value; if not, it is kept in memory until the page is closed */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
}

/**
 * Wraps web storage so that it never throws. Browsers that block site data throw a SecurityError on access, and a full storage throws on write.
 * Values that can't be stored are kept in memory until the page is closed.
 *
 * @param getStorage called on each access, because reading `localStorage` can throw
 */
export function guardStorage(getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PageStorage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => {
      const value = held.get(key);
      if (value !== undefined) return value;
      try {
        return getStorage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        getStorage().setItem(key, value);
        held.delete(key);
        return true;
      } catch {
        held.set(key, value);
        return false;
      }
    },
    removeItem: (key) => {
      held.delete(key);
      try {
        getStorage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** `localStorage`, guarded. Only inline scripts in HTML access the global directly. */
export const localStore = guardStorage(() => globalThis.localStorage);

export const sessionStore = guardStorage(() => globalThis.sessionStorage);
