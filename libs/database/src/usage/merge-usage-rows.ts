import type { UsageRow } from './usage-row.ts';

const primaryKey = (row: UsageRow): string => JSON.stringify([row.projectId, row.minute.getTime(), row.apiKeyId, row.chain, row.method]);

/**
 * Rows of the same bucket added together, in an order that is the same for every batch: one statement may not touch a row twice, and
 * concurrent batches that lock in the same order cannot deadlock.
 */
export function mergeUsageRows(rows: readonly UsageRow[]): UsageRow[] {
  const merged = new Map<string, UsageRow>();
  for (const row of rows) {
    const key = primaryKey(row);
    const earlier = merged.get(key);
    if (earlier === undefined) merged.set(key, { ...row });
    else {
      earlier.requests += row.requests;
      earlier.errors += row.errors;
      earlier.computeUnits += row.computeUnits;
    }
  }
  return [...merged.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
