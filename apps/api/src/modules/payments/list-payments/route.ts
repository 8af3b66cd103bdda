import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toPayment } from '../to-payment.ts';

export const listPayments = defineRoute(contract.listPayments, async ({ params, query }, { payments }) => {
  const rows = await payments.repository.list({ projectId: params.projectId, ...query });
  return { data: rows.slice(0, query.limit).map(toPayment), hasMore: rows.length > query.limit };
});
