import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { providerEntry } from '../provider-entry.ts';

/** What it served stays counted. */
export const deleteProvider = defineRoute(
  contract.deleteProvider,
  async ({ params: { projectId, providerId }, userId }, { orm, projects, providers, audit, now }) => {
    await orm.transaction(async (transaction) => {
      await authoriseLocked(transaction, projects, { action: contract.deleteProvider.access, projectId, userId });
      const provider = await providers.findLocked(transaction, projectId, providerId);
      if (provider === null) throw new ApiError('PROVIDER_NOT_FOUND');
      await providers.update(transaction, provider, { deletedAt: now() });
      await audit.add(transaction, providerEntry('provider.delete', userId, provider));
    });
    return null;
  },
);
