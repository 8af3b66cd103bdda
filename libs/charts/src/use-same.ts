import { useState } from 'react';

/** The list of before as long as its entries are the same, so that what depends on it is not made anew. */
export function useSame<Entry>(list: readonly Entry[]): readonly Entry[] {
  const [kept, setKept] = useState(list);
  if (kept.length === list.length && kept.every((entry, index) => entry === list[index])) return kept;
  setKept(list);
  return list;
}
