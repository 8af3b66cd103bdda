import { useMemo, useState } from 'react';
import { keepOrder } from './statistics-figures.ts';

/** Returns the value while it is current, otherwise the last current one. Keeps a headline in step with its figures while new ones load. */
export function useKept<Value>(value: Value, isCurrent: boolean): Value {
  const [kept, setKept] = useState(value);
  if (isCurrent && kept !== value) setKept(value);
  return isCurrent ? value : kept;
}

/**
 * Keeps the order of groups while live figures come in.
 *
 * @param groups memoized
 * @param scope a change resets the order
 */
export function useKeptOrder<Group extends { readonly key: string | null }>(groups: readonly Group[], scope: string): readonly Group[] {
  const [kept, setKept] = useState<{ readonly scope: string; readonly keys: ReadonlyArray<string | null> }>({ scope, keys: [] });
  const ordered = useMemo(() => keepOrder(kept.scope === scope ? kept.keys : [], groups), [kept, scope, groups]);
  if (kept.scope !== scope || kept.keys.length !== ordered.length || ordered.some(({ key }, index) => key !== kept.keys[index])) {
    setKept({ scope, keys: ordered.map(({ key }) => key) });
  }
  return ordered;
}
