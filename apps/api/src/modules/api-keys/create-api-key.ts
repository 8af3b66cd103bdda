import { contract, type CreatedApiKey } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { apiKeyEntry, noUsage, toApiKey } from './api-keys.mapping.ts';

export const apiKeysMax = 100;

/** Only the id is stored for the idempotency key. A repetition fails, because the secret cannot be shown again. */
export const createApiKey = defineRoute(
  contract.createApiKey,
  async ({ params: { projectId }, body, userId, idempotency }, { orm, projects, apiKeys, audit, now }) =>
    runOnce<CreatedApiKey>(
      orm,
      idempotency,
      201,
      async (transaction) => {
        // Re-check membership under the lock: a member removed since the request started must not see the secret (ADR 0024).
        await authorizeLocked(transaction, projects, { action: contract.createApiKey.access, projectId, userId });
        const keys = await apiKeys.count(transaction, projectId);
        if (keys >= apiKeysMax) throw new ApiError('LIMIT_REACHED', { details: { limit: apiKeysMax } });
        const { apiKey, secret } = await apiKeys.create(transaction, {
          projectId,
          name: body.name,
          secretShownTo: userId,
        });
        await audit.add(transaction, apiKeyEntry('apiKey.create', userId, apiKey));
        return { reply: { ...toApiKey({ apiKey, requestsToday: 0, usage: noUsage }, now()), secret }, stored: { apiKeyId: apiKey.id } };
      },
      (stored) => {
        throw new ApiError('IDEMPOTENCY_KEY_REPLAYED', { details: stored });
      },
    ),
);
