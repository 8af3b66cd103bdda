import { contract } from '@onepoint/api-contract';
import { runOnce } from '../../../idempotency/run-once.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export const createChainRequest = defineRoute(
  contract.createChainRequest,
  async ({ body, idempotency, caller, userId }, { orm, requests, limitForms }) =>
    runOnce<{ id: string }>(
      orm,
      idempotency,
      201,
      async (transaction) => {
        await limitForms(transaction, { caller, userId });
        const reply = { id: await requests.addChainRequest(transaction, body) };
        return { reply, stored: reply };
      },
      (stored) => stored as { id: string },
    ),
);
