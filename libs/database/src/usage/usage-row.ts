import type { PlanId } from '@onepoint/plans-domain';
import type { Counters } from './counters.ts';

/** What was counted for one API key, plan, chain, method and provider within one UTC minute since the last batch. */
export interface UsageRow {
  projectId: string;
  apiKeyId: string;
  chain: string;
  method: string;
  /** The provider whose node was asked; none where it was one of our own, or none. */
  providerId?: string | null;
  /** The plan under which the gateway admitted the calls, which prices them. Gateways of before name none: then it is the project's at recording. */
  planId?: PlanId;
  /** Start of the minute. */
  minute: Date;
  requests: number;
  /** Of `requests`, those refused, failed, or answered by the node with an error. */
  errors: number;
  computeUnits: number;
  /** Of `errors`, how many ended with what, in the order of `errorStatuses`. Those that are in none are unclassified. */
  errorsByStatus?: Counters;
  /** Of `requests`, how many took how long, by `latencyBucket`. */
  latencies?: Counters;
  /**
   * Calls that the provider's node was asked and did not answer, or not well enough to be passed on. Not among `requests`: another node
   * answered the client, which is counted there.
   */
  providerFailures?: number;
}
