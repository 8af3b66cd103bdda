import { useMemo, useState } from 'react';
import { keepOrder } from './keep-order.ts';

/**
 * Groups that do not change places while figures come in.
 *
 * @param groups the same list while it is the same
 * @param scope what the groups are about: another one begins anew
 */
export function useKeptOrder<Group extends { readonly key: string | null }>(groups: readonly Group[], scope: string): readonly Group[] {
  const [kept, setKept] = useState<{ readonly scope: string; readonly keys: ReadonlyArray<string | null> }>({ scope, keys: [] });
  const ordered = useMemo(() => keepOrder(kept.scope === scope ? kept.keys : [], groups), [kept, scope, groups]);
  if (kept.scope !== scope || kept.keys.length !== ordered.length || ordered.some(({ key }, index) => key !== kept.keys[index])) {
    setKept({ scope, keys: ordered.map(({ key }) => key) });
  }
  return ordered;
}
