import type { Payment } from '@onepoint/api-contract';

/** What the payer sent, in cents: of a settled payment what was credited and the fee, which may be more than was asked for. */
export function paidCents({ amount, fee, credited }: Pick<Payment, 'amount' | 'fee' | 'credited'>): number {
  return credited === null ? amount : credited + fee;
}
