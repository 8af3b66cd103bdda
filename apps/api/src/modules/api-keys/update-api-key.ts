import { canonicalAllowLists, noAllowLists } from '@onepoint/allow-lists';
import {
  apiKeyLimitNames,
  contract,
  isAsExpected,
  type AuditChange,
  type updateApiKeyBodySchema,
  type updateApiKeyLimitsSchema,
} from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { output } from 'zod/v4/core';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { toLimits, toAllowLists, toApiKey, apiKeyEntry, limitColumns } from './api-keys.mapping.ts';
import { usagePeriods, type ApiKeyChanges, type ApiKeyRow } from './api-keys.repository.ts';

export const updateApiKey = defineRoute(contract.updateApiKey, async ({ params, body, userId }, { orm, projects, apiKeys, audit, now }) => {
  const { projectId, apiKeyId } = params;
  await orm.transaction(async (transaction) => {
    await authorizeLocked(transaction, projects, { action: contract.updateApiKey.access, projectId, userId });
    const apiKey = await apiKeys.findLocked(transaction, projectId, apiKeyId);
    if (apiKey === null) throw new ApiError('API_KEY_NOT_FOUND');
    const { changes, entries } = changeApiKey(apiKey, body, userId);
    const current = { name: apiKey.name, status: apiKey.status, allowLists: toAllowLists(apiKey), limits: toLimits(apiKey) };
    // A change that was already made is not a conflict: the client may be resending it after a lost reply.
    if (entries.length > 0 && body.expected && !isAsExpected(current, body.expected)) throw new ApiError('CHANGED_MEANWHILE');
    await apiKeys.update(transaction, apiKeyId, changes);
    await audit.add(transaction, ...entries);
  });
  const at = now();
  const updated = await apiKeys.find(projectId, apiKeyId, usagePeriods(at));
  if (updated === null) throw new ApiError('API_KEY_NOT_FOUND');
  return toApiKey(updated, at);
});

/** Leaves out unchanged values. There is one audit entry per kind of change. */
function changeApiKey(
  apiKey: ApiKeyRow,
  { name, status, allowLists, limits }: output<typeof updateApiKeyBodySchema>,
  actorId: string,
): { changes: ApiKeyChanges; entries: NewAuditEntry[] } {
  const changes: ApiKeyChanges = {};
  const entries: NewAuditEntry[] = [];
  if (name !== undefined && name !== apiKey.name) {
    changes.name = name;
    entries.push(apiKeyEntry('apiKey.rename', actorId, apiKey, [{ field: 'name', before: apiKey.name, after: name }]));
  }
  if (status !== undefined && status !== apiKey.status) {
    changes.status = status;
    const action = status === 'paused' ? 'apiKey.pause' : 'apiKey.resume';
    entries.push(apiKeyEntry(action, actorId, apiKey, [{ field: 'status', before: apiKey.status, after: status }]));
  }
  const lists = changeAllowLists(apiKey, allowLists ?? {}, changes);
  if (lists.length > 0) entries.push(apiKeyEntry('apiKey.changeAllowLists', actorId, apiKey, lists));
  const limited = changeLimits(apiKey, limits ?? {}, changes);
  if (limited.length > 0) entries.push(apiKeyEntry('apiKey.changeLimits', actorId, apiKey, limited));
  return { changes, entries };
}

const listColumns = {
  origins: 'allowedOrigins',
  ips: 'allowedIps',
  methods: 'allowedMethods',
  contracts: 'allowedContracts',
} as const;

function changeAllowLists(
  apiKey: ApiKeyRow,
  given: NonNullable<output<typeof updateApiKeyBodySchema>['allowLists']>,
  changes: ApiKeyChanges,
): AuditChange[] {
  const canonical = canonicalAllowLists({ ...noAllowLists, ...withoutGaps(given) });
  return (Object.keys(listColumns) as (keyof typeof listColumns)[]).flatMap((list) => {
    const column = listColumns[list];
    const [before, after] = [apiKey[column], canonical[list]];
    if (given[list] === undefined || JSON.stringify(before) === JSON.stringify(after)) return [];
    changes[column] = after;
    return [{ field: `allowLists.${list}`, before, after }];
  });
}

/** Spreading an undefined list would overwrite its default. */
function withoutGaps<T extends object>(given: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(given).filter(([, list]) => list !== undefined)) as { [Key in keyof T]?: NonNullable<T[Key]> };
}

/** Adds the limits that differ to `changes` and returns them for the audit log. Limits that were not sent stay. */
function changeLimits(apiKey: ApiKeyRow, given: output<typeof updateApiKeyLimitsSchema>, changes: ApiKeyChanges): AuditChange[] {
  return apiKeyLimitNames.flatMap((name) => {
    const column = limitColumns[name];
    const [before, after] = [apiKey[column], given[name]];
    if (after === undefined || after === before) return [];
    changes[column] = after;
    return [{ field: `limits.${name}`, before, after }];
  });
}
