import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { providerEntry } from '../provider-entry.ts';

/** What it served stays counted. */
export const deleteProvider = defineRoute(contract.deleteProvider, async ({ params, userId }, { orm, providers, audit, now }) => {
  await orm.transaction(async (transaction) => {
    const provider = await providers.findLocked(transaction, params.projectId, params.providerId);
    if (provider === null) throw new ApiError('PROVIDER_NOT_FOUND');
    await providers.update(transaction, provider, { deletedAt: now() });
    await audit.add(transaction, providerEntry('provider.delete', userId, provider));
  });
  return null;
});
