import { contract, type RotatedApiKey } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { apiKeyEntry, toApiKey } from './api-keys.mapping.ts';
import { usagePeriods } from './api-keys.repository.ts';

/** Only the id is stored for the idempotency key. A repetition fails, because the secret cannot be shown again. */
export const rotateApiKey = defineRoute(
  contract.rotateApiKey,
  async ({ params: { projectId, apiKeyId }, body, userId, idempotency }, { orm, projects, apiKeys, audit, now }) => {
    const at = now();
    const found = await apiKeys.find(projectId, apiKeyId, usagePeriods(at));
    return runOnce<RotatedApiKey>(
      orm,
      idempotency,
      200,
      async (transaction) => {
        // Re-check membership under the lock: a member removed since the request started must not see the secret (ADR 0024).
        await authorizeLocked(transaction, projects, { action: contract.rotateApiKey.access, projectId, userId });
        const before = await apiKeys.findLocked(transaction, projectId, apiKeyId);
        if (before === null || found === null) throw new ApiError('API_KEY_NOT_FOUND');
        const endsAt = body.gracePeriodInSecs === 0 ? null : new Date(at.getTime() + body.gracePeriodInSecs * 1_000);
        const { apiKey, secret } = await apiKeys.rotate(transaction, before, endsAt, userId);
        const previousSecretEndsAt = endsAt?.toISOString() ?? null;
        const changes = [
          { field: 'last4', before: before.last4, after: apiKey.last4 },
          { field: 'previousSecretEndsAt', before: null, after: previousSecretEndsAt },
        ];
        await audit.add(transaction, apiKeyEntry('apiKey.rotate', userId, apiKey, changes));
        return { reply: { ...toApiKey({ ...found, apiKey }, at), secret, previousSecretEndsAt }, stored: { apiKeyId } };
      },
      (stored) => {
        throw new ApiError('IDEMPOTENCY_KEY_REPLAYED', { details: stored });
      },
    );
  },
);
