import { canonicalAllowLists, noAllowLists } from '@onepoint/allow-lists';
import type { AuditChange, updateApiKeyBodySchema } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { output } from 'zod/v4/core';
import { apiKeyEntry } from './api-key-entry.ts';
import type { ApiKeyChanges, ApiKeyRow } from './api-keys-repository.ts';
import { changeLimits } from './change-limits.ts';

/** Columns of the lists by their names on the wire. */
const listColumns = {
  origins: 'allowedOrigins',
  ips: 'allowedIps',
  methods: 'allowedMethods',
  contracts: 'allowedContracts',
} as const;

/**
 * What a request changes of a key: the columns, and an entry of the audit log for each kind of change. What is as it was is no change.
 */
export function changeApiKey(
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

/** A list that was not sent must not stand as undefined over the empty one. */
function withoutGaps<T extends object>(given: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(given).filter(([, list]) => list !== undefined)) as { [Key in keyof T]?: NonNullable<T[Key]> };
}
