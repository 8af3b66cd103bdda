import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { usagePeriods } from '../../api-keys/usage-periods.ts';
import { changeProvider, needsLook } from '../change-provider.ts';
import { lookAtNode } from '../look-at-node.ts';
import { toProvider } from '../to-provider.ts';

export const updateProvider = defineRoute(
  contract.updateProvider,
  async ({ params, body, userId }, { orm, projects, providers, nodes, chains, audit, now }) => {
    const { projectId, providerId } = params;
    const before = await providers.find(projectId, providerId);
    if (before === null) throw new ApiError('PROVIDER_NOT_FOUND');
    const url = body.url ?? before.url;
    const look = needsLook(before, body) ? await lookAtNode({ nodes, chains, chain: before.chain, url, now }) : {};
    const changed = await orm.transaction(async (transaction) => {
      // The node was looked at meanwhile.
      const { role } = await authoriseLocked(transaction, projects, { action: contract.updateProvider.access, projectId, userId });
      const current = await providers.findLocked(transaction, projectId, providerId);
      if (current === null) throw new ApiError('PROVIDER_NOT_FOUND');
      const { changes, entries } = changeProvider(current, body, userId);
      await audit.add(transaction, ...entries);
      return { provider: await providers.update(transaction, current, { ...changes, ...look }), role };
    });
    const served = await providers.servedSince(projectId, usagePeriods(now()).day);
    const { provider, role } = changed;
    return toProvider(provider, served.get(provider.id) ?? 0, role);
  },
);
