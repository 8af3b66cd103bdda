import type { GroupSpan } from './find-groups.ts';

/**
 * One step from the groups that are drawn towards those that are wanted: what is no longer wanted goes, and one group comes, so that a browser
 * lays it out within a frame however far was scrolled. What is in sight, a part of what is wanted, comes before what is around it.
 */
export function stepSpan(drawn: GroupSpan, wanted: GroupSpan, inSight: GroupSpan): GroupSpan {
  const first = Math.max(drawn.first, wanted.first);
  const last = Math.min(drawn.last, wanted.last);
  if (first > last) return { first: inSight.first, last: inSight.first };
  if (first > inSight.first) return { first: first - 1, last };
  if (last < inSight.last || last < wanted.last) return { first, last: last + 1 };
  return { first: Math.max(first - 1, wanted.first), last };
}
