import type { FindEntry } from './origins/compile-origins.ts';

/** Values remembered at once: a key is mostly used from few places. */
const valuesMax = 256;

/** Answers repeated questions from memory; a flood of different ones only empties it. */
export function rememberEntries(find: FindEntry): FindEntry {
  const known = new Map<string, string | null>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const entry = find(value);
    if (known.size >= valuesMax) known.clear();
    known.set(value, entry);
    return entry;
  };
}
