/**
 * Change against the period before, as a share: 0.12 is 12 % up.
 *
 * @returns null where there is nothing to compare with
 */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
