import type { PlanId } from '@onepoint/plans-domain';
import { type Counters, addCounters } from './counters.ts';

/** Usage of one API key, plan, chain, method, and provider in one UTC minute, since the last batch. */
export interface UsageRow {
  projectId: string;
  apiKeyId: string;
  chain: string;
  method: string;
  /** Provider that served the calls; missing or null for our own nodes. */
  providerId?: string | null;
  /**
   * Plan under which the calls were admitted, which prices them. Missing in rows from older gateways: then the project's current plan is
   * used.
   */
  planId?: PlanId;
  /** Start of the UTC minute. */
  minute: Date;
  requests: number;
  /** Requests that were rejected, failed, or got an error from the node. */
  errors: number;
  computeUnits: number;
  /** Errors by status, in the order of `errorStatuses`. The rest of `errors` is unclassified. */
  errorsByStatus?: Counters;
  /** Requests by `latencyBucket`. */
  latencies?: Counters;
  /**
   * Calls the provider's node failed to answer properly. Not part of `requests`: another node answered the client and is counted there.
   */
  providerFailures?: number;
}

const bucketOf = (row: UsageRow): string =>
  JSON.stringify([row.projectId, row.minute.getTime(), row.apiKeyId, row.chain, row.method, row.providerId ?? null, row.planId ?? null]);

/** Adds up rows of the same bucket and plan. The order is stable, so that concurrent batches lock in the same order and don't deadlock. */
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
