import { contract, type CreatedApiKey } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { runOnce } from '../../../idempotency/run-once.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { apiKeyEntry } from '../api-key-entry.ts';
import { apiKeysMax } from '../api-keys-max.ts';
import { toApiKey } from '../to-api-key.ts';

const noUsage = { busiestMinuteRequests: 0, computeUnitsToday: 0, computeUnitsThisMonth: 0 };

/** Of a creation with an idempotency key only the id is stored: a repetition cannot show the secret again, and says so. */
export const createApiKey = defineRoute(
  contract.createApiKey,
  async ({ params, body, userId, idempotency }, { orm, apiKeys, audit, now }) =>
    runOnce<CreatedApiKey>(
      orm,
      idempotency,
      201,
      async (transaction) => {
        const keys = await apiKeys.countLocked(transaction, params.projectId);
        if (keys === null) throw new ApiError('PROJECT_NOT_FOUND');
        if (keys >= apiKeysMax) throw new ApiError('LIMIT_REACHED', { details: { limit: apiKeysMax } });
        const { apiKey, secret } = await apiKeys.create(transaction, {
          projectId: params.projectId,
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
