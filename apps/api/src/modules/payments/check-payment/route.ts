import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toPayment } from '../to-payment.ts';

export const checkPayment = defineRoute(contract.checkPayment, async ({ params }, { payments }) => {
  const payment = await payments.repository.find(params.projectId, params.paymentId);
  if (payment === null) throw new ApiError('PAYMENT_NOT_FOUND');
  return toPayment(await payments.check(payment));
});
