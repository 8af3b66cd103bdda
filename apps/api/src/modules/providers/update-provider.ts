import { contract, type AuditChange, type updateProviderBodySchema } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { output } from 'zod/v4/core';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { startOfDay } from '../usage/usage.mapping.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { checkNode } from './check-node.ts';
import { toProvider, providerEntry } from './providers.mapping.ts';
import type { ProviderChanges, ProviderRow } from './providers.repository.ts';

type Wanted = output<typeof updateProviderBodySchema>;

/** The audit log only stores the origin; the rest can contain a key. */
const originOf = (url: string): string => new URL(url).origin;

/** Leaves out unchanged values. There is one audit entry per kind of change. */
function changeProvider(
  provider: ProviderRow,
  { status, ...fields }: Wanted,
  actorId: string,
): { changes: ProviderChanges; entries: NewAuditEntry[] } {
  const changes: ProviderChanges = {};
  const entries: NewAuditEntry[] = [];
  const changed: AuditChange[] = [];
  if (fields.name !== undefined && fields.name !== provider.name) {
    changes.name = fields.name;
    changed.push({ field: 'name', before: provider.name, after: fields.name });
  }
  if (fields.weight !== undefined && fields.weight !== provider.weight) {
    changes.weight = fields.weight;
    changed.push({ field: 'weight', before: provider.weight, after: fields.weight });
  }
  if (fields.url !== undefined && fields.url !== provider.url) {
    changes.url = fields.url;
    changed.push({ field: 'url', before: originOf(provider.url), after: originOf(fields.url) });
  }
  if (changed.length > 0) entries.push(providerEntry('provider.change', actorId, provider, changed));
  if (status !== undefined && status !== provider.status) {
    changes.status = status;
    const action = status === 'paused' ? 'provider.pause' : 'provider.resume';
    entries.push(providerEntry(action, actorId, provider, [{ field: 'status', before: provider.status, after: status }]));
  }
  return { changes, entries };
}

/** The node is checked before its address changes and before it resumes. */
function needsCheck(provider: ProviderRow, { url, status }: Wanted): boolean {
  return (url !== undefined && url !== provider.url) || (status === 'active' && provider.status === 'paused');
}

export const updateProvider = defineRoute(
  contract.updateProvider,
  async ({ params, body, userId }, { orm, projects, providers, nodes, chains, audit, now }) => {
    const { projectId, providerId } = params;
    const before = await providers.find(projectId, providerId);
    if (before === null) throw new ApiError('PROVIDER_NOT_FOUND');
    const url = body.url ?? before.url;
    const state = needsCheck(before, body) ? await checkNode({ nodes, chains, chain: before.chain, url, now }) : {};
    const changed = await orm.transaction(async (transaction) => {
      // Checked again under the lock, because checking the node took time.
      const { role } = await authorizeLocked(transaction, projects, { action: contract.updateProvider.access, projectId, userId });
      const current = await providers.findLocked(transaction, projectId, providerId);
      if (current === null) throw new ApiError('PROVIDER_NOT_FOUND');
      const { changes, entries } = changeProvider(current, body, userId);
      await audit.add(transaction, ...entries);
      return { provider: await providers.update(transaction, current, { ...changes, ...state }), role };
    });
    const served = await providers.servedSince(projectId, startOfDay(now()));
    const { provider, role } = changed;
    return toProvider(provider, served.get(provider.id) ?? 0, role);
  },
);
