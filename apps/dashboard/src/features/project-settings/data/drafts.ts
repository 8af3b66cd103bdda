/**
 * What was changed in a form and not saved, by form: kept in memory while the page lives, so that a session that ends mid-form, or another
 * screen in between, loses nothing.
 */
const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export const draftStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (key: string): unknown => drafts.get(key),
  set: (key: string, value: unknown): void => {
    drafts.set(key, value);
    tell();
  },
  delete: (key: string): void => {
    drafts.delete(key);
    tell();
  },
  hasAny: (): boolean => drafts.size > 0,
  clear: (): void => {
    drafts.clear();
    tell();
  },
};
