/**
 * What is missing for a balance to be at least `neededCents`; 0 when nothing is. Both are integer cents, so they are compared in the same
 * unit (decision 27: a balance of $0.49 does not pay a package of $49). Source: specification section 8, "Insufficient balance".
 */
export function shortfallCents(balanceCents: number, neededCents: number): number {
  return Math.max(0, neededCents - balanceCents);
}
