import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { usagePeriods } from '../../api-keys/usage-periods.ts';
import { changeProvider, needsLook } from '../change-provider.ts';
import { lookAtNode } from '../look-at-node.ts';
import { toProvider } from '../to-provider.ts';

export const updateProvider = defineRoute(
  contract.updateProvider,
  async ({ params, body, userId, role }, { orm, providers, nodes, chains, audit, now }) => {
    const { projectId, providerId } = params;
    const before = await providers.find(projectId, providerId);
    if (before === null) throw new ApiError('PROVIDER_NOT_FOUND');
    const url = body.url ?? before.url;
    const look = needsLook(before, body) ? await lookAtNode({ nodes, chains, chain: before.chain, url, now }) : {};
    const provider = await orm.transaction(async (transaction) => {
      const current = await providers.findLocked(transaction, projectId, providerId);
      if (current === null) throw new ApiError('PROVIDER_NOT_FOUND');
      const { changes, entries } = changeProvider(current, body, userId);
      await audit.add(transaction, ...entries);
      return providers.update(transaction, current, { ...changes, ...look });
    });
    const served = await providers.servedSince(projectId, usagePeriods(now()).day);
    return toProvider(provider, served.get(provider.id) ?? 0, role);
  },
);
