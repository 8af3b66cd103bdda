/** A call of the API that did not give its result. */
export abstract class CallError extends Error {
  /** See `isOutcomeUnknown`. Set by the client, which alone knows what was sent. */
  outcomeUnknown = false;
  /** See `isSafeToRepeat`. Set by the client. */
  safeToRepeat = false;
}

/**
 * Whether a change may have been carried out although the call failed: it was sent, and then the connection was lost, the time ran out, a proxy
 * answered 502 or 504, or the reply could not be read. Always false for reads.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof CallError && error.outcomeUnknown;
}

/** Whether the same call can be made again without being carried out twice: it is a deletion, or carries an idempotency key. */
export function isSafeToRepeat(error: unknown): boolean {
  return error instanceof CallError && error.safeToRepeat;
}
