import { apiKeyLimitNames, type AuditChange, type updateApiKeyLimitsSchema } from '@onepoint/api-contract';
import type { output } from 'zod/v4/core';
import type { ApiKeyChanges, ApiKeyRow } from './api-keys-repository.ts';
import { limitColumns } from './limit-columns.ts';

/** Writes the limits that differ into `changes`, and names them for the audit log. A limit that is not given stays. */
export function changeLimits(apiKey: ApiKeyRow, given: output<typeof updateApiKeyLimitsSchema>, changes: ApiKeyChanges): AuditChange[] {
  return apiKeyLimitNames.flatMap((name) => {
    const column = limitColumns[name];
    const [before, after] = [apiKey[column], given[name]];
    if (after === undefined || after === before) return [];
    changes[column] = after;
    return [{ field: `limits.${name}`, before, after }];
  });
}
