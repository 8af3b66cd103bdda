/**
 * When a change takes effect that has to wait for the end of what is paid for: at that end, or at once (`null`) where there is no period or it
 * is over already. Source: decision 29.
 */
export function effectiveAt(periodEndsAt: Date | null, now: Date): Date | null {
  return periodEndsAt !== null && periodEndsAt > now ? periodEndsAt : null;
}
