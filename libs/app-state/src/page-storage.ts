/** What pages use of web storage. None of it throws: see `guardStorage`. */
export interface PageStorage {
  readonly getItem: (key: string) => string | null;
  /** @returns whether the browser keeps the value; if not, it lives as long as the page */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
}

/**
 * Web storage that never throws. Browsers that block site data throw a SecurityError on the property itself, and a full storage
 * throws on writing. Values that the browser refuses are held in memory until the page is left.
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
        // Nothing was kept.
      }
    },
  };
}

/** `localStorage`, guarded. Beside these two, only the inline scripts of documents name the globals. */
export const localStore = guardStorage(() => globalThis.localStorage);

/** `sessionStorage`, guarded. */
export const sessionStore = guardStorage(() => globalThis.sessionStorage);
