import { refreshMs } from '../access/access-cache.ts';
import { flushIntervalMs } from '../metering/usage-flusher.ts';

/** Tests shorten the intervals, and extend the timeouts, which a busy machine can exceed. */
export interface GatewayTimes {
  readonly flushMs: number;
  readonly accessRefreshMs: number;
  /** How long requests wait until a key is looked up. Undefined for the default of `AccessCache`. */
  readonly lookupTimeoutMs: number | undefined;
  /** To the database. */
  readonly connectTimeoutMs: number;
  /** A node that takes longer to report its latest block counts as unreachable, and one that takes longer to show its features has them. */
  readonly headTimeoutMs: number;
  /** Calls in a row that can also be sent to a second node. Undefined for the default of `HedgeBudget`. */
  readonly hedgesMax: number | undefined;
}

export const defaultTimes: GatewayTimes = {
  flushMs: flushIntervalMs,
  accessRefreshMs: refreshMs,
  lookupTimeoutMs: undefined,
  connectTimeoutMs: 2_000,
  headTimeoutMs: 2_000,
  hedgesMax: undefined,
};
