/** One field that was changed and not saved. */
export interface DraftField {
  /** What was saved when somebody began to change it. */
  readonly base: unknown;
  readonly value: unknown;
}

export type DraftFields = Readonly<Record<string, DraftField>>;

/** Forms that were changed and not saved. */
export interface DraftStore {
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (form: string) => DraftFields | undefined;
  /** A form without changes is no draft. */
  readonly set: (form: string, fields: DraftFields) => void;
  readonly hasAny: () => boolean;
  readonly clear: () => void;
}

/**
 * What was changed in forms and not saved: kept in memory while the page lives, so that a session that ends mid-form, or another screen in
 * between, loses nothing.
 */
export function createDraftStore(): DraftStore {
  const drafts = new Map<string, DraftFields>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (form) => drafts.get(form),
    set: (form, fields) => {
      if (Object.keys(fields).length === 0) drafts.delete(form);
      else drafts.set(form, fields);
      tell();
    },
    hasAny: () => drafts.size > 0,
    clear: () => {
      drafts.clear();
      tell();
    },
  };
}
