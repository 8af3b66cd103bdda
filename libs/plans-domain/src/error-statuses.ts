/**
 * Outcomes of calls that count as errors, with their HTTP status. Each call of a batch counts separately. Counters are stored in this order, so add
 * new ones at the end.
 *
 * - `rateLimited` 429: requests, compute units, or connections above the limit of the plan or API key
 * - `unpaid` 402: the balance is used up or the spend limit is reached
 * - `forbidden` 403: the API key is paused or an allowlist rejects the call
 * - `invalid` 400 and similar: not JSON-RPC, or a method that is not served
 * - `upstreamError` 200: the node returned an error, such as a revert; the only one that is charged
 * - `upstreamFailed` 502, 504: no node answered in time
 * - `internal` 500, 503: a gateway failure
 */
export const errorStatuses = ['rateLimited', 'unpaid', 'forbidden', 'invalid', 'upstreamError', 'upstreamFailed', 'internal'] as const;

export type ErrorStatus = (typeof errorStatuses)[number];
