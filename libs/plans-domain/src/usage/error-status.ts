/**
 * What a call counted as an error ended with, by the HTTP status that goes with it (a refused member of a batch is judged like a request of its
 * own). Their order is how counts of them are stored: new ones go to the end.
 *
 * - `rateLimited` 429: requests, compute units or connections beyond the plan's or the key's limit
 * - `unpaid` 402: the balance is used up, or a spend limit stops the project
 * - `forbidden` 403: the key is paused, or its allow-lists refuse
 * - `invalid` 400 and its like: no JSON-RPC, or a method that is not served
 * - `upstreamError` 200: the node answered with an error, such as a revert; alone among these it is charged
 * - `upstreamFailed` 502, 504: no node answered, or not in time
 * - `internal` 500, 503: a fault of the gateway
 */
export const errorStatuses = ['rateLimited', 'unpaid', 'forbidden', 'invalid', 'upstreamError', 'upstreamFailed', 'internal'] as const;

export type ErrorStatus = (typeof errorStatuses)[number];
