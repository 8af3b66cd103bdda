import { errorCodes, type ErrorCode, type ErrorEntry } from '@onepoint/gateway-errors';
import type { ErrorDetails } from './gateway-error.ts';

/**
 * JSON text of an error reply.
 *
 * @param rawId the request's id as JSON text, exactly as it came; `null` when it is not known
 * @param requestId what a user quotes to support; logged with the request's trouble
 * @param details what is known of this case beside its code
 */
export function errorBody(code: ErrorCode, rawId: string, requestId: string, details?: ErrorDetails): string {
  const { rpcCode, message, allowList, limit }: ErrorEntry = errorCodes[code];
  const error = JSON.stringify({
    code: rpcCode,
    message: details?.message ?? message,
    data: { code, allowList, limit, ...details?.data, requestId },
  });
  return `{"jsonrpc":"2.0","id":${rawId},"error":${error}}`;
}
