import { useEffect, useSyncExternalStore } from 'react';
import type { DraftField, DraftFields, DraftStore } from './draft-store.ts';

export interface Draft<Fields extends object> {
  /** Saved values with the user's changes applied. */
  readonly values: Fields;
  /** Fields that differ from the saved values. */
  readonly changed: readonly (keyof Fields & string)[];
  /** Changed fields that someone else saved too. Saving would overwrite values the user hasn't seen. */
  readonly overtaken: readonly (keyof Fields & string)[];
  readonly set: (changes: Partial<Fields>) => void;
  /** Discards changes to these fields, or to all. */
  readonly discard: (names?: readonly (keyof Fields & string)[]) => void;
  /**
   * Removes saved fields from the draft, except fields edited again after `sent` was sent.
   *
   * @param now the saved values
   */
  readonly settle: (sent: Partial<Fields>, now: Fields) => void;
}

/**
 * Form state with unsaved changes on top of saved values. Unchanged fields follow the saved values; a changed field remembers its original
 * value.
 *
 * @param form identifies the form and its owner
 * @param saved JSON data
 */
export function useDraft<Fields extends object>(store: DraftStore, form: string, saved: Fields): Draft<Fields> {
  type Name = keyof Fields & string;
  const fields: DraftFields = useSyncExternalStore(store.subscribe, () => store.get(form)) ?? {};
  const entries = Object.entries(fields) as [Name, DraftField][];
  const changed = entries.filter(([name, { value }]) => !isSameValue(value, saved[name])).map(([name]) => name);
  const keep = (kept: readonly (readonly [string, DraftField])[]): void => store.set(form, Object.fromEntries(kept));
  const keepChanged = (all: DraftFields): void =>
    keep(Object.entries(all).filter(([name, { value }]) => !isSameValue(value, saved[name as Name])));
  const isBehind = changed.length < entries.length;
  useEffect(() => {
    // Someone else saved the same value, so there is nothing left to save or to confirm before leaving the page. The store can already contain
    // an edit that this render doesn't show.
    if (isBehind) keepChanged(store.get(form) ?? {});
  });
  return {
    values: { ...saved, ...Object.fromEntries(entries.map(([name, { value }]) => [name, value])) },
    changed,
    overtaken: changed.filter((name) => !isSameValue(fields[name]?.base, saved[name])),
    set: (changes) => {
      const before = store.get(form) ?? {};
      const set = (Object.keys(changes) as Name[]).map((name) => {
        const base = before[name] ? before[name].base : saved[name];
        return [name, { base, value: changes[name] }] as const;
      });
      keepChanged({ ...before, ...Object.fromEntries(set) });
    },
    discard: (names) => keep(Object.entries(store.get(form) ?? {}).filter(([name]) => names && !names.includes(name as Name))),
    settle: (sent, now) =>
      keep(
        Object.entries(store.get(form) ?? {}).flatMap(([name, field]) => {
          if (!(name in sent)) return [[name, field] as const];
          const isSent = isSameValue(field.value, sent[name as Name]);
          return isSent ? [] : [[name, { base: now[name as Name], value: field.value }] as const];
        }),
      ),
  };
}

/** Compares JSON data. */
function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
