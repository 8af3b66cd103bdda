import { contract } from '@onepoint/api-contract';
import type { Transaction } from '@onepoint/database';
import type { IdempotencyScope } from '../../idempotency/idempotency-scope.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';
import type { FormCaller } from './limit-forms.ts';

export const createChainRequest = defineRoute(contract.createChainRequest, async ({ body, ...sender }, services) =>
  storeForm(services, { ...sender, store: (transaction) => services.requests.addChainRequest(transaction, body) }),
);

export const createEnterpriseRequest = defineRoute(contract.createEnterpriseRequest, async ({ body, ...sender }, services) =>
  storeForm(services, { ...sender, store: (transaction) => services.requests.addEnterpriseRequest(transaction, body) }),
);

export const requestRoutes = [createChainRequest, createEnterpriseRequest];

interface StoreFormParameters extends FormCaller {
  idempotency: IdempotencyScope | null;
  store: (transaction: Transaction) => Promise<string>;
}

/**
 * Stores a public form once per `Idempotency-Key`, within the sender's limits.
 *
 * @throws {ApiError} RATE_LIMITED
 */
function storeForm(
  { orm, limitForms }: Pick<Services, 'orm' | 'limitForms'>,
  { idempotency, caller, userId, store }: StoreFormParameters,
): Promise<{ id: string }> {
  return runOnce<{ id: string }>(
    orm,
    idempotency,
    201,
    async (transaction) => {
      await limitForms(transaction, { caller, userId });
      const reply = { id: await store(transaction) };
      return { reply, stored: reply };
    },
    (stored) => stored as { id: string },
  );
}
