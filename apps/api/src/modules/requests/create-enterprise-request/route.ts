import { contract } from '@onepoint/api-contract';
import { runOnce } from '../../../idempotency/run-once.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export const createEnterpriseRequest = defineRoute(
  contract.createEnterpriseRequest,
  async ({ body, idempotency, caller, userId }, { orm, requests, limitForms }) =>
    runOnce<{ id: string }>(
      orm,
      idempotency,
      201,
      async (transaction) => {
        await limitForms(transaction, { caller, userId });
        const reply = { id: await requests.addEnterpriseRequest(transaction, body) };
        return { reply, stored: reply };
      },
      (stored) => stored as { id: string },
    ),
);
