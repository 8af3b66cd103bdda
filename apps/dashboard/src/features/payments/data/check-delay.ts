const firstMs = 3_000;
const longestMs = 60_000;

/**
 * How long to wait before an open payment is checked again: 3 seconds at first, half as long again each time, a minute at most. Somebody who
 * watches learns of a payment within seconds; a page that stays open costs one call a minute.
 *
 * @param checks made so far
 */
export function checkDelayMs(checks: number): number {
  return Math.min(longestMs, Math.round(firstMs * 1.5 ** checks));
}
