/** The statuses that this version has words for (specification, section 3); others are shown as they are. */
export const paymentStatuses = ['CREATED', 'CONFIRMED', 'CANCELED'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export function isPaymentStatus(status: string): status is PaymentStatus {
  return (paymentStatuses as readonly string[]).includes(status);
}
