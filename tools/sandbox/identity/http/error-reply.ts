import { ClerkError } from '../errors/clerk-error.ts';
import { createId } from '../crypto/create-id.ts';
import { jsonReply, type Reply } from './reply.ts';

/** Clerk's error body. What is not meant for the caller becomes `internal_error`. */
export function errorReply(error: unknown): Reply {
  const { status, code, message, longMessage, paramName } = error instanceof ClerkError ? error : new ClerkError('internal_error');
  const meta = paramName === undefined ? {} : { param_name: paramName };
  return jsonReply(status, { errors: [{ code, message, long_message: longMessage, meta }], clerk_trace_id: createId('trace') });
}
