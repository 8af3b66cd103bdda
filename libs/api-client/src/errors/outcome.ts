import { ApiError } from './api-error.ts';
import type { CallError } from './call-error.ts';

/** Whether a request that was sent may have been carried out although this came back. */
export function mayHaveArrived(error: CallError): boolean {
  if (!(error instanceof ApiError)) return true;
  // A 502 of the API itself has a code of its own and is a refusal; this one is a proxy's.
  return error.code === 'UNAVAILABLE' && (error.status === 502 || error.status === 504);
}

/**
 * Whether a later try says what became of an earlier one whose reply was lost: had that been carried out, this one, which names the same request,
 * would have got its result and no refusal.
 */
export function settlesOutcome(error: CallError): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
}
