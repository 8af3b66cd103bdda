import { isClerkAPIResponseError, isReverificationCancelledError } from '@clerk/clerk-react/errors';
import { AccountError } from './account-error.ts';

/** What Clerk's SDK threw in our words; anything that is no answer of the service (a lost connection, a wallet's refusal) as it is. */
export function toAccountError(error: unknown): unknown {
  if (isClerkAPIResponseError(error)) {
    const [first] = error.errors;
    if (first) return new AccountError(first.code, first.longMessage ?? first.message, { paramName: first.meta?.paramName, cause: error });
  }
  if (error instanceof Error && isReverificationCancelledError(error))
    return new AccountError('reverification_cancelled', error.message, { cause: error });
  return error;
}
