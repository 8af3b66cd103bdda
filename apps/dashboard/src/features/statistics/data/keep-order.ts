/**
 * Groups in the order in which they were shown before, new ones behind them: a layer that outgrows another while figures come in does not
 * change places with it.
 *
 * @param before keys in the order shown so far
 */
export function keepOrder<Group extends { readonly key: string | null }>(
  before: ReadonlyArray<string | null>,
  groups: readonly Group[],
): readonly Group[] {
  const placeOf = ({ key }: Group) => {
    // The rest is always last.
    if (key === null) return Number.POSITIVE_INFINITY;
    const place = before.indexOf(key);
    return place === -1 ? before.length : place;
  };
  return groups.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}
