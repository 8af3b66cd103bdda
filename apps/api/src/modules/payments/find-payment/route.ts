import { contract, may } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toPayment } from '../to-payment.ts';

export const findPayment = defineRoute(contract.findPayment, async ({ params, userId }, { payments, projects }) => {
  const payment = await payments.repository.findVisible(params.paymentId);
  const role = payment === null ? null : await projects.findRole(payment.projectId, userId);
  if (payment === null || role === null || !may(role, 'payment:read')) throw new ApiError('PAYMENT_NOT_FOUND');
  return toPayment(payment);
});
