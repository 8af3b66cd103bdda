import { addCounters } from './counters.ts';
import type { UsageRow } from './usage-row.ts';

const bucketOf = (row: UsageRow): string =>
  JSON.stringify([row.projectId, row.minute.getTime(), row.apiKeyId, row.chain, row.method, row.providerId ?? null, row.planId ?? null]);

/**
 * Rows of the same bucket and plan added together, in an order that is the same for every batch: concurrent batches that lock in the same order
 * cannot deadlock.
 */
export function mergeUsageRows(rows: readonly UsageRow[]): UsageRow[] {
  const merged = new Map<string, UsageRow>();
  for (const row of rows) {
    const key = bucketOf(row);
    const earlier = merged.get(key);
    if (earlier === undefined) merged.set(key, { ...row });
    else add(earlier, row);
  }
  return [...merged.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function add(to: UsageRow, row: UsageRow): void {
  to.requests += row.requests;
  to.errors += row.errors;
  to.computeUnits += row.computeUnits;
  to.providerFailures = (to.providerFailures ?? 0) + (row.providerFailures ?? 0);
  to.errorsByStatus = addCounters(to.errorsByStatus ?? [], row.errorsByStatus ?? []);
  to.latencies = addCounters(to.latencies ?? [], row.latencies ?? []);
}
