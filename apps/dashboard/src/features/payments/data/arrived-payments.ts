import type { Payment } from '@onepoint/api-contract';

/** Deposits to the project's own address that are among the newest payments now and were not before, oldest first. */
export function arrivedPayments(before: readonly Payment[], now: readonly Payment[]): Payment[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id, type, status }) => type === 'CUSTODIAL' && status === 'CONFIRMED' && !known.has(id)).toReversed();
}
