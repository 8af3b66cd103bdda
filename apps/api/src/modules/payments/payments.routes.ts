import { contract, may } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { createPayment } from './create-payment.ts';
import { toPayment } from './payments.mapping.ts';

export const listPayments = defineRoute(contract.listPayments, async ({ params, query }, { payments }) => {
  const rows = await payments.repository.list({ projectId: params.projectId, ...query });
  return { data: rows.slice(0, query.limit).map(toPayment), hasMore: rows.length > query.limit };
});

export const getPayment = defineRoute(contract.getPayment, async ({ params }, { payments }) => {
  const payment = await payments.repository.find(params.projectId, params.paymentId);
  if (payment === null) throw new ApiError('PAYMENT_NOT_FOUND');
  return toPayment(payment);
});

export const findPayment = defineRoute(contract.findPayment, async ({ params, userId }, { payments, projects }) => {
  const payment = await payments.repository.findVisible(params.paymentId);
  const role = payment === null ? null : await projects.findRole(payment.projectId, userId);
  if (payment === null || role === null || !may(role, 'payment:read')) throw new ApiError('PAYMENT_NOT_FOUND');
  return toPayment(payment);
});

export const checkPayment = defineRoute(contract.checkPayment, async ({ params }, { payments }) => {
  const payment = await payments.repository.find(params.projectId, params.paymentId);
  if (payment === null) throw new ApiError('PAYMENT_NOT_FOUND');
  return toPayment(await payments.check(payment));
});

export const paymentRoutes = [listPayments, createPayment, getPayment, findPayment, checkPayment];
