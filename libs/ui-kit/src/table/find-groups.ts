/** A run of groups of rows, both ends included, from 0. */
export interface GroupSpan {
  readonly first: number;
  readonly last: number;
}

/** The groups that lie at least in part between two places, counted from the top of the first one; the nearest group where none does. All in pixels. */
export function findGroups(heightsPx: readonly number[], fromPx: number, toPx: number): GroupSpan {
  const end = heightsPx.length - 1;
  let [first, last, belowPx] = [end, 0, 0];
  for (const [group, heightPx] of heightsPx.entries()) {
    const abovePx = belowPx;
    belowPx += heightPx;
    if (belowPx > fromPx) first = Math.min(first, group);
    if (abovePx < toPx) last = group;
  }
  return { first, last: Math.max(first, last) };
}
