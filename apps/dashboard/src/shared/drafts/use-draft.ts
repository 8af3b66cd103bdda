import { useEffect, useSyncExternalStore } from 'react';
import type { DraftField, DraftFields, DraftStore } from './draft-store.ts';

export interface Draft<Fields extends object> {
  /** What the form shows: what is saved, with the changes over it. */
  readonly values: Fields;
  /** Fields that differ from what is saved. */
  readonly changed: readonly (keyof Fields & string)[];
  /** Those of them that were saved elsewhere since they were changed here: saving would replace what nobody here has seen. */
  readonly overtaken: readonly (keyof Fields & string)[];
  readonly set: (changes: Partial<Fields>) => void;
  /** Shows what is saved again: of some fields, or of all. */
  readonly discard: (names?: readonly (keyof Fields & string)[]) => void;
  /**
   * What was changed after these values were sent stays.
   *
   * @param now what is saved now that they were
   */
  readonly settle: (sent: Partial<Fields>, now: Fields) => void;
}

/**
 * A form over what is saved. Fields that nobody touched follow what is saved; a field that was changed remembers what it was changed from.
 *
 * @param form the form and whose it is
 * @param saved plain data
 */
export function useDraft<Fields extends object>(store: DraftStore, form: string, saved: Fields): Draft<Fields> {
  type Name = keyof Fields & string;
  const fields: DraftFields = useSyncExternalStore(store.subscribe, () => store.get(form)) ?? {};
  const entries = Object.entries(fields) as [Name, DraftField][];
  const changed = entries.filter(([name, { value }]) => !isSameValue(value, saved[name])).map(([name]) => name);
  const keep = (kept: readonly (readonly [string, DraftField])[]): void => store.set(form, Object.fromEntries(kept));
  const isBehind = changed.length < entries.length;
  useEffect(() => {
    // Somebody else saved the same: there is nothing to save, and nothing to ask about before the screen is left.
    if (isBehind) keep(entries.filter(([name]) => changed.includes(name)));
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
      const all = Object.entries({ ...before, ...Object.fromEntries(set) });
      keep(all.filter(([name, { value }]) => !isSameValue(value, saved[name as Name])));
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

/** Whether two values of a form, which are plain data, are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
