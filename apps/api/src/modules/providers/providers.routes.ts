import { contract } from '@onepoint/api-contract';
import { formatMicrocents, providerReward } from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { startOfDay } from '../usage/usage.mapping.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { createProvider } from './create-provider.ts';
import { toProvider, providerEntry } from './providers.mapping.ts';
import { updateProvider } from './update-provider.ts';

export const listProviders = defineRoute(contract.listProviders, async ({ params, role }, { providers, now }) => {
  if (!(await providers.isProvider(params.projectId))) throw new ApiError('PROVIDER_NOT_FOUND');
  const [rows, served] = await Promise.all([providers.list(params.projectId), providers.servedSince(params.projectId, startOfDay(now()))]);
  return rows.map((row) => toProvider(row, served.get(row.id) ?? 0, role));
});

export const listProviderRewards = defineRoute(contract.listProviderRewards, async ({ params }, { providers }) => {
  if (!(await providers.isProvider(params.projectId))) throw new ApiError('PROVIDER_NOT_FOUND');
  const months = await providers.servedByMonth(params.projectId);
  return {
    ratePerMillion: formatMicrocents(providerReward(1_000_000)),
    months: months.map(({ month, requests, computeUnits }) => ({
      month,
      requests: Number(requests),
      computeUnits: Number(computeUnits),
      earned: formatMicrocents(providerReward(BigInt(computeUnits))),
    })),
  };
});

/** Recorded usage of the node stays. */
export const deleteProvider = defineRoute(
  contract.deleteProvider,
  async ({ params: { projectId, providerId }, userId }, { orm, projects, providers, audit, now }) => {
    await orm.transaction(async (transaction) => {
      await authorizeLocked(transaction, projects, { action: contract.deleteProvider.access, projectId, userId });
      const provider = await providers.findLocked(transaction, projectId, providerId);
      if (provider === null) throw new ApiError('PROVIDER_NOT_FOUND');
      await providers.update(transaction, provider, { deletedAt: now() });
      await audit.add(transaction, providerEntry('provider.delete', userId, provider));
    });
    return null;
  },
);

export const providerRoutes = [listProviders, createProvider, updateProvider, deleteProvider, listProviderRewards];
